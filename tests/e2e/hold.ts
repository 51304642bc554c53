import type { Page } from '@playwright/test'

/** Keeps files of the site waiting until the returned function is called: then they come, or fail to. */
export async function hold(
  page: Page,
  files: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route[end]()
  })
  return () => release()
}
