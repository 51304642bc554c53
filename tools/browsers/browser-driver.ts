/** A browser that is driven from outside, with one page of its own. */
export type BrowserDriver = Readonly<{
  name: string
  open: (address: string) => Promise<unknown>
  /** Runs a function, or its text, in the page; what it returns comes back as JSON would bring it. */
  run: (inPage: (() => unknown) | string) => Promise<unknown>
  press: (key: 'b' | 'Enter') => Promise<unknown>
  reload: () => Promise<unknown>
  /** What the page has complained of since it was last asked; null from a browser that does not tell. */
  complaints: () => readonly string[] | null
  close: () => Promise<unknown>
}>

/** Runs something again and again until it holds, for at most so many milliseconds. */
export async function until(driven: BrowserDriver, inPage: () => boolean, limit = 5000): Promise<boolean> {
  const end = Date.now() + limit
  while (Date.now() < end) {
    if ((await driven.run(inPage)) === true) return true
    await pause(50)
  }
  return false
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
