import type { Locator, Page } from '@playwright/test'
import type { Choice } from '../../src/domain/questions/question.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { questionOfKind } from './fixtures/bank.ts'
import { hydrated } from './fixtures/hydration.ts'
import { seedDraft } from './fixtures/seeded-quiz.ts'
import { expect, test } from './fixtures/test.ts'

const labelOf = (page: Page, choice: string): Locator => page.locator(`label:has(input[value="${choice}"])`)

type Look = Readonly<{ border: string; outline: string; letterFill: string }>

/** How a choice is drawn. */
const lookOf = (page: Page, choice: string): Promise<Look> =>
  labelOf(page, choice).evaluate((label) => {
    const [input, letter] = [label.querySelector('input'), label.querySelector('input + span')]
    if (!input || !letter) throw new Error('A choice has an input and a letter')
    const { borderTopWidth, outlineStyle } = getComputedStyle(input)
    return {
      border: borderTopWidth,
      outline: outlineStyle,
      letterFill: getComputedStyle(letter).backgroundColor,
    }
  })

/** The ids of the right choices, or of the wrong ones. */
const idsOf = (choices: readonly Choice[], isRight: boolean): readonly string[] =>
  choices.filter(({ isCorrect }) => isCorrect === isRight).map(({ id }) => id)

const hasTwoOfEach = ({ choices }: { choices: readonly Choice[] }): boolean =>
  [true, false].every((isRight) => idsOf(choices, isRight).length > 1)

for (const kind of ['several', 'equivalence'] as const)
  test(`a right choice that was not chosen is marked "Correct, not chosen", in the quiz and in the results: ${kind}`, async ({
    page,
  }) => {
    const { id, choices } = questionOfKind(kind, hasTwoOfEach)
    const [chosenRight = '', missedRight = ''] = idsOf(choices, true)
    const [chosenWrong = '', otherWrong = ''] = idsOf(choices, false)
    await seedDraft(page, { questionIds: [id] }, { chosen: { [id]: [chosenRight, chosenWrong] } })
    await page.goto(`/practice#quiz&set=${id}`)
    await page.getByRole('button', { name: 'Check Answer' }).click()

    const expectMarks = async (): Promise<void> => {
      await expect(labelOf(page, chosenRight).locator('strong')).toHaveText('Correct')
      await expect(labelOf(page, missedRight).locator('strong')).toHaveText('Correct, not chosen')
      await expect(labelOf(page, chosenWrong).locator('strong')).toHaveText('Incorrect')
      await expect(labelOf(page, otherWrong).locator('strong')).toHaveCount(0)
      const right = page.getByRole('checkbox', { name: /\bCorrect$/, checked: true })
      await expect(right).toHaveValue(chosenRight)
      const missed = page.getByRole('checkbox', { name: /\bCorrect, not chosen$/, checked: false })
      await expect(missed.first()).toHaveValue(missedRight)
    }
    await expectMarks()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.locator('[data-reviewed] summary').first().click()
    await expectMarks()
  })

test('chosen and missed choices look different on the screen, in forced colors and on paper', async ({
  page,
}) => {
  const { id, choices } = questionOfKind('equivalence', hasTwoOfEach)
  const [chosenRight = '', missedRight = ''] = idsOf(choices, true)
  const [chosenWrong = ''] = idsOf(choices, false)
  await seedDraft(page, { questionIds: [id] }, { chosen: { [id]: [chosenRight, chosenWrong] } })
  await page.goto(`/practice#quiz&set=${id}`)
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await expect(labelOf(page, missedRight).locator('strong')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  const missed = await lookOf(page, missedRight)
  expect((await lookOf(page, chosenRight)).letterFill).not.toBe(missed.letterFill)
  expect((await lookOf(page, chosenWrong)).letterFill).not.toBe(missed.letterFill)
  await page.emulateMedia({ forcedColors: 'active' })
  expect((await lookOf(page, chosenRight)).outline).toBe('solid')
  expect((await lookOf(page, missedRight)).outline).toBe('none')
  await page.emulateMedia({ forcedColors: null, media: 'print' })
  const printed = await lookOf(page, chosenRight)
  expect(printed.border).toBe((await lookOf(page, chosenWrong)).border)
  expect(printed.border).not.toBe((await lookOf(page, missedRight)).border)
})

test('a click on the text of a choice chooses it, and the text can be selected', async ({ page }) => {
  await page.goto('/question/verbal/4')
  await hydrated(page)
  const text = labelOf(page, 'v4c').locator('span').last()
  await text.scrollIntoViewIfNeeded()
  const { x, y } = (await text.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 6, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 12, { steps: 4 })
  await page.mouse.up()
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(selected.length).toBeGreaterThan(5)
  await expect(text).toContainText(selected)
  await text.click()
  await expect(page.locator('input[value="v4c"]')).toBeChecked()
})
