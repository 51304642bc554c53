/**
 * The questions in a guide are answered by radio buttons that are there before any script. What checks them is loaded at
 * the first touch, because most readers of a guide touch none.
 */
export function initTryIt(): void {
  for (const question of document.querySelectorAll<HTMLElement>('[data-try]')) {
    const touchedAt = { time: 0 }
    question.addEventListener('input', () => {
      touchedAt.time ||= Date.now()
      // A failure is told when the answer is checked.
      loadCheck().catch(() => undefined)
    })
    question.querySelector('[data-try-check]')?.addEventListener('click', () => {
      void check(question, touchedAt.time || Date.now())
    })
  }
}

async function check(question: HTMLElement, startedAt: number): Promise<void> {
  try {
    const { checkTryIt } = await loadCheck()
    checkTryIt(question, startedAt, Date.now())
  } catch {
    const verdict = question.querySelector('[data-try-verdict]')
    if (verdict)
      verdict.textContent = 'This could not be checked. Check your connection, then reload this page.'
  }
}

function loadCheck(): Promise<typeof import('./check-try-it.ts')> {
  return import('./check-try-it.ts')
}
