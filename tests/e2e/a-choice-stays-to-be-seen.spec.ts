import type { Locator, Page } from '@playwright/test'
import { indexOf, questionOf } from './bank.ts'
import { awake, expect, expectAccessible, test } from './promise.ts'

const labelOf = (page: Page, choice: string): Locator => page.locator(`label:has(input[value="${choice}"])`)

/** How heavy the frame of a choice is, what fills its letter, and what is drawn around it. */
const look = (page: Page, choice: string): Promise<string[]> =>
  labelOf(page, choice).evaluate((label) => {
    const [frame, letter] = [label.querySelector('input'), label.querySelector('input + span')]
    if (!frame || !letter) throw new Error('A choice has a frame and a letter')
    const { borderTopWidth, outlineStyle } = getComputedStyle(frame)
    return [borderTopWidth, outlineStyle, getComputedStyle(letter).backgroundColor]
  })

for (const kind of ['several', 'equivalence'])
  test(`of the right choices of the kind ${kind} those that were missed say so`, async ({ page }) => {
    const index = await indexOf(page)
    const items = Object.values(index.questions).flat()
    const questions = await Promise.all(
      items.filter((item) => item.kind === kind).map((item) => questionOf(page, index, item)),
    )
    const question = questions.find(({ choices = [] }) =>
      [true, false].every((isRight) => choices.filter((c) => c.isCorrect === isRight).length > 1),
    )
    const ids = (isRight: boolean): string[] =>
      (question?.choices ?? []).filter((c) => c.isCorrect === isRight).map(({ id }) => id)
    const [[chosen = '', missed = ''], [slip = '', open = '']] = [ids(true), ids(false)]
    await page.goto(`/practice#quiz&set=${question?.id ?? ''}`)
    for (const id of [chosen, slip]) await page.locator(`input[value="${id}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Check Answer' }).click()

    const tell = async (): Promise<void> => {
      await expect(labelOf(page, chosen).locator('strong')).toHaveText('Correct')
      await expect(labelOf(page, missed).locator('strong')).toHaveText('Correct, not chosen')
      await expect(labelOf(page, slip).locator('strong')).toHaveText('Incorrect')
      await expect(labelOf(page, open).locator('strong')).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: /\bCorrect$/, checked: true })).toHaveValue(chosen)
      const left = page.getByRole('checkbox', { name: /\bCorrect, not chosen$/, checked: false })
      await expect(left.first()).toHaveValue(missed)
    }
    await tell()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
    const [, , filled] = await look(page, chosen)
    expect((await look(page, slip))[2]).not.toBe((await look(page, missed))[2])
    expect((await look(page, missed))[2]).not.toBe(filled)
    await page.emulateMedia({ forcedColors: 'active' })
    expect((await look(page, chosen))[1]).toBe('solid')
    expect((await look(page, missed))[1]).toBe('none')
    await page.emulateMedia({ forcedColors: null, media: 'print' })
    expect((await look(page, chosen))[0]).toBe((await look(page, slip))[0])
    expect((await look(page, chosen))[0]).not.toBe((await look(page, missed))[0])
    await page.emulateMedia({ media: null })

    await page.getByRole('button', { name: 'Complete Quiz' }).click()
    await page.locator('[data-reviewed] summary').first().click()
    await tell()
  })

test('a choice is made by a press on its words, and they can be marked', async ({ page }) => {
  await page.goto('/question/verbal/4')
  await awake(page)
  const words = labelOf(page, 'v4c').locator('span').last()
  await words.scrollIntoViewIfNeeded()
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 6, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 12, { steps: 4 })
  await page.mouse.up()
  const marked = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(marked.length).toBeGreaterThan(5)
  await expect(words).toContainText(marked)
  await words.click()
  await expect(page.locator('input[value="v4c"]')).toBeChecked()
})
