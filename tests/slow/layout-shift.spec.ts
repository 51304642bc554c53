import { setTimeout } from 'node:timers/promises'
import { hydrated } from '../e2e/fixtures/hydration.ts'
import { layoutShift } from '../e2e/fixtures/layout-shift.ts'
import { guides } from '../e2e/fixtures/pages.ts'
import { inTwoParts } from '../e2e/fixtures/paused-server.ts'
import { expect, test } from '../e2e/fixtures/test.ts'

for (const path of [...[4, 17, 25].map((number) => `/question/quantitative/${number}`), '/quantitative#quiz'])
  test(`${path} does not move when its script takes over`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    await hydrated(page)
    expect(await layoutShift(page)).toBe(0)
  })

test('no guide or long page moves while it loads on a tall screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  for (const path of [...guides, '/gre-vocabulary/a', '/about-the-questions']) {
    await page.goto(path)
    expect(await layoutShift(page), path).toBe(0)
  }
})

for (const path of ['/', '/gre-vocabulary', '/verbal'])
  for (const stop of ['</nav>', '</button>'])
    test(`the header of ${path} does not move when the line stops for 1.5 s after ${stop}`, async ({
      page,
      baseURL,
    }) => {
      const server = await inTwoParts(baseURL ?? '', stop, () => setTimeout(1500))
      await page.goto(server.address + path)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const shift = await layoutShift(page)
      await page.close()
      await server.close()
      expect(shift).toBe(0)
    })
