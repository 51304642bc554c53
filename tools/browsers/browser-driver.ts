/** A browser that a script controls, with one open page. */
export type BrowserDriver = Readonly<{
  name: string
  open: (address: string) => Promise<unknown>
  /** Runs a function, or its source text, in the page. The result must be valid JSON. */
  run: (inPage: (() => unknown) | string) => Promise<unknown>
  press: (key: 'b' | 'Enter') => Promise<unknown>
  reload: () => Promise<unknown>
  /** Returns the errors of the page since the last call, or null if the browser does not report errors. */
  takeErrors: () => readonly string[] | null
  close: () => Promise<unknown>
}>

/** Repeats a check in the page until it is true. Returns false after a time limit in milliseconds. */
export async function waitUntil(
  browser: BrowserDriver,
  inPage: () => boolean,
  timeout = 5000,
): Promise<boolean> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if ((await browser.run(inPage)) === true) return true
    await pause(50)
  }
  return false
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
