import type { BrowserContext, Page } from '@playwright/test'

/** Stores `count` quiz results, in localStorage and IndexedDB, and the attempts of the first `answered` of them. */
export async function seed(
  context: BrowserContext,
  site: string,
  count: number,
  answered = count,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(storeResults, count)
  await page.goto(`${site}/progress`)
  await untilReady(page)
  await page.evaluate(storeAttempts, answered)
  await page.close()
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-ready="true"]') !== null, null, {
    timeout: 120_000,
  })
}

/** Runs in the page: writes the array `greQuizResults`. */
function storeResults(count: number): void {
  const kinds = ['verbal', 'quantitative', 'analytical']
  const results = Array.from({ length: count }, (_, index) => ({
    questionsCount: 25,
    correctAnswers: index % 25,
    incorrectAnswers: 24 - (index % 25),
    skippedQuestions: 1,
    timeTaken: 1200 + (index % 900),
    date: new Date(Date.UTC(2020, 0, 1) + index * 5_400_000).toISOString(),
    sectionType: kinds[index % 3],
  }))
  localStorage.setItem('greQuizResults', JSON.stringify(results))
}

/** Runs in the page: writes 25 attempts for each result, as a finished quiz does. */
async function storeAttempts(count: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('gradus')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('The database could not be opened'))
  })
  const transaction = database.transaction('attempts', 'readwrite')
  for (let index = 0; index < count * 25; index += 1) {
    const quiz = Math.floor(index / 25)
    const question = `${'vqa'.charAt(quiz % 3)}${(index % 25) + 1}`
    transaction.objectStore('attempts').put({
      id: `seed-${index}`,
      question,
      answer: [`${question}a`],
      right: index % 2 === 0,
      seconds: 60,
      at: new Date(Date.UTC(2020, 0, 1) + quiz * 5_400_000).toISOString(),
      where: {
        kind: 'quiz',
        set: `${['verbal', 'quantitative', 'analytical'][quiz % 3]}-1`,
        sitting: `seed-${quiz}`,
      },
    })
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onerror = () => reject(new Error('The attempts could not be written'))
  })
  database.close()
}
