import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { servedForms } from './fixtures/forms.ts'
import { setClock, sleepThrough } from './fixtures/clock.ts'
import { expect, test } from './fixtures/test.ts'

/** A full test, or a part of it, from its directions to its report. */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })

async function openPart(page: Page, form: string, part: string): Promise<void> {
  await page.goto(`/tests/${form}#set=${part}&pace=1`)
  await expect(heading(page, 'Before you begin')).toBeFocused()
}

/** From the general directions into the first section. */
async function begin(page: Page): Promise<void> {
  await button(page, 'Continue').press('Enter')
  await expect(page.getByText('The clock starts when you continue.')).toBeVisible()
  await button(page, 'Continue').press('Enter')
}

async function leaveSection(page: Page): Promise<void> {
  await button(page, 'Exit section').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exit section' }).click()
}

// Once a form is served, its test is taken.
for (const { name, number } of servedForms().slice(0, 1)) {
  test('a measure by keyboard alone, with a reload in the middle, from the list to the report @phone', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/tests')
    await expect(page.getByText('Your official scores (0)'), 'the states have come').toBeVisible()
    await page
      .getByRole('link', { name: /^Verbal Reasoning, 41 minutes/ })
      .first()
      .press('Enter')
    await expect(heading(page, 'Before you begin')).toBeFocused()
    await expect(page.getByRole('banner'), 'the header makes way').toBeHidden()
    await expectAccessible(page)
    await begin(page)
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await expect(page.getByText('Section 1 of 2')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('b')
    await page.keyboard.press('m')
    await expect(button(page, 'Mark')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Question 2 of 12')).toBeFocused()
    await page.reload()
    await expect(heading(page, 'Question 2 of 12')).toBeVisible()
    await button(page, 'Review').press('Enter')
    await expect(heading(page, 'Review')).toBeFocused()
    await expect(page.getByRole('row', { name: /^1 Answered Marked$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^3 Not seen yet$/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '1', exact: true }).press('Space')
    await button(page, 'Go to question').press('Enter')
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await leaveSection(page)
    await expect(heading(page, 'Section finished')).toBeFocused()
    await button(page, 'Continue').press('Enter')
    await expect(page.getByText('15 questions in 23 minutes')).toBeVisible()
    await button(page, 'Continue').press('Enter')
    await expect(heading(page, 'Question 1 of 15')).toBeFocused()
    await page.keyboard.press('c')
    await leaveSection(page)
    await expect(page.getByRole('heading', { name: `Practice test ${number}: report` })).toBeFocused()
    await expect(page.getByText('Interrupted 1 time')).toBeVisible()
    await expect(heading(page, 'Look again before you see the key?')).toBeVisible()
    await expect(heading(page, 'Estimated score'), 'no verdict yet').toHaveCount(0)
    await expectAccessible(page)
    await button(page, 'Show the report now').press('Enter')
    await expect(page.getByText('No estimate: with fewer than eight answers in a section')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: `Practice test ${number}: report` })).toBeVisible()
    await page.goto('/tests')
    await expect(page.getByText(/^Verbal Reasoning finished on/)).toBeVisible()
    await page.getByRole('link', { name: `Practice test ${number}: verbal reasoning` }).click()
    await expect(page.getByRole('heading', { name: `Practice test ${number}: report` })).toBeVisible()
  })

  test('the essay is saved while it is written, and stands in the report with its words counted', async ({
    page,
  }) => {
    await openPart(page, name, 'essay')
    await begin(page)
    const editor = page.getByRole('textbox', { name: 'Your essay' })
    await editor.pressSequentially('Cities should give space to people.')
    await page.waitForTimeout(1000)
    await page.reload()
    await expect(editor).toHaveValue('Cities should give space to people.')
    await editor.press('ControlOrMeta+a')
    await button(page, 'Cut').click()
    await expect(editor).toHaveValue('')
    await button(page, 'Undo').click()
    await expect(editor).toHaveValue('Cities should give space to people.')
    await button(page, 'Redo').click()
    await button(page, 'Paste').click()
    await expect(editor).toHaveValue('Cities should give space to people.')
    await expectAccessible(page)
    await button(page, 'Next').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Exit section' }).click()
    await expect(page.getByText('6 words.')).toBeVisible()
    await expect(page.getByText('Cities should give space to people.').first()).toBeVisible()
  })

  test('when the time is over, the section ends and keeps what was answered', async ({ page }) => {
    await setClock(page)
    await openPart(page, name, 'verbal-1')
    await begin(page)
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await page.keyboard.press('a')
    await button(page, 'Hide time').click()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await button(page, 'Next').click()
    await expect(heading(page, 'Question 2 of 12')).toBeFocused()
    await expect(page.getByRole('timer'), 'it stays hidden').toHaveCount(0)
    await sleepThrough(page, 13 * 60 + 30)
    await expect(page.getByRole('timer'), 'it comes back for the last five minutes').toBeVisible()
    await sleepThrough(page, 5 * 60)
    await expect(page.getByRole('heading', { name: `Practice test ${number}: report` })).toBeVisible()
    await expect(page.getByText('Time ran out in section 1.')).toBeVisible()
    await button(page, 'Show the report now').click()
    await expect(page.getByText(/of 12 right in 18:00 of 18:00\. Time ran out\./)).toBeVisible()
  })

  test('the calculator keeps its keys from the question, and fills a number in', async ({ page }) => {
    await openPart(page, name, 'quantitative-1')
    await begin(page)
    const calculator = page.getByRole('dialog', { name: 'Calculator' })
    await button(page, 'Calculator').click()
    await expect(calculator).toBeFocused()
    await page.keyboard.type('2+3*4')
    await page.keyboard.press('Enter')
    await expect(calculator.locator('[data-display]')).toHaveText('14')
    await expect(heading(page, 'Question 1 of 12'), 'Enter went to the calculator').toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expectAccessible(page)
    const transfer = calculator.getByRole('button', { name: 'Transfer display' })
    for (let number = 1; number < 12 && (await transfer.isDisabled()); number += 1)
      await button(page, 'Next').click()
    await expect(transfer).toBeEnabled()
    await transfer.click()
    await expect(page.locator('[data-text-field]')).toHaveValue('14')
    await page.reload()
    await expect(calculator.locator('[data-display]')).toHaveText('14')
    await calculator.getByRole('button', { name: 'Close the calculator' }).click()
    await expect(button(page, 'Calculator')).toBeFocused()
  })

  test('a second tab does not run the same test, and can take it over', async ({ page, context }) => {
    await openPart(page, name, 'verbal-1')
    await begin(page)
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await page.keyboard.press('a')
    const second = await context.newPage()
    await second.goto(`/tests/${name}#set=verbal-1&pace=1`)
    await button(second, 'Go on with the test').click()
    await expect(heading(second, 'Open in another tab')).toBeFocused()
    await button(second, 'Go on here').click()
    await expect(heading(second, 'Question 1 of 12')).toBeVisible()
    await expect(second.getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(heading(page, 'Open in another tab')).toBeVisible()
  })

  test('a link holds the report for another device, and nothing of it is saved there', async ({
    page,
    browser,
  }) => {
    await openPart(page, name, 'verbal-1')
    await begin(page)
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await page.keyboard.press('a')
    await leaveSection(page)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await button(page, 'Copy a link to this report').click()
    const link = await page.getByText(/^Copy this link: /).textContent()
    const other = await (await browser.newContext()).newPage()
    await other.goto((link ?? '').replace('Copy this link: ', ''))
    await expect(other.getByText('Nothing was uploaded, and nothing of it is saved here.')).toBeVisible()
    await expect(other.getByText(/^[01] of 12 right/)).toBeVisible()
    await other.goto('/tests/report')
    await expect(other.getByText('No test has been finished in this browser yet.')).toBeVisible()
    await other.goto('/tests/report#r=cut')
    await expect(other.getByText('There is no report here.', { exact: false })).toBeVisible()
  })

  test('a second look before the key tells what time, knowledge and luck did, and is remembered', async ({
    page,
  }) => {
    await openPart(page, name, 'verbal-1')
    await begin(page)
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await page.keyboard.press('a')
    await page.keyboard.press('m')
    await leaveSection(page)
    await button(page, 'Look at the 12 you marked or left open').click()
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await expect(page.getByRole('radio', { checked: true }), 'the answer of the test').toHaveCount(1)
    await expectAccessible(page)
    await button(page, 'Next').click()
    await expect(heading(page, 'Question 2 of 12')).toBeFocused()
    await page.keyboard.press('b')
    await page.reload()
    await button(page, 'Go on with 12 questions').click()
    await button(page, 'Next').click()
    await expect(page.getByRole('radio', { checked: true }), 'remembered').toHaveCount(1)
    for (let number = 2; number < 12; number += 1) await button(page, 'Next').click()
    await button(page, 'Finish and compare').click()
    await expect(heading(page, 'What your second look tells')).toBeVisible()
    await expect(heading(page, 'Estimated score')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Not known yet/ })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(heading(page, 'What your second look tells')).toBeVisible()
  })

  test('what was missed in a test is solved again, with explanations', async ({ page }) => {
    await openPart(page, name, 'verbal-1')
    await begin(page)
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await leaveSection(page)
    await button(page, 'Show the report now').click()
    await page.getByRole('button', { name: 'Not answered 12' }).click()
    await button(page, 'Solve these 12 again').click()
    await expect(heading(page, 'Question 1 of 12')).toBeFocused()
    await button(page, 'Check Answer').click()
    await expect(page.locator('#missing-part')).toHaveText('Choose one answer')
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Question 2 of 12')).toBeFocused()
    await button(page, 'Back to the report').click()
    await expect(page.getByRole('heading', { name: `Practice test ${number}: report` })).toBeFocused()
  })

  test('an essay is scored by its writer, trait by trait, and the scores are remembered', async ({
    page,
  }) => {
    await openPart(page, name, 'essay')
    await begin(page)
    await page.getByRole('textbox', { name: 'Your essay' }).fill('Cities should give space to people.')
    await button(page, 'Next').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Exit section' }).click()
    await page.getByText('Score it yourself').click()
    for (const [trait, score] of [
      ['Position', '5'],
      ['Support', '4'],
      ['Order', '4'],
      ['Language', '4'],
    ] as const)
      await page.getByRole('combobox', { name: new RegExp(`^${trait}`) }).selectOption(score)
    await expect(page.getByText('Your own score: 4.5 of 6.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByText('Score it yourself').click()
    await expect(page.getByText('Your own score: 4.5 of 6.')).toBeVisible()
  })

  test('the dialogs of a section look like those of the site, and begin at their top', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    await openPart(page, name, 'quantitative-1')
    await begin(page)
    await button(page, 'Help').click()
    const help = page.getByRole('dialog', { name: 'Help' })
    await expect(help.getByRole('heading', { name: 'Help' })).toBeInViewport()
    await help.getByRole('button', { name: 'Return' }).click()
    await button(page, 'Exit section').click()
    for (const name of ['Return', 'Exit section']) {
      const box = await page.getByRole('dialog').getByRole('button', { name }).boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
    }
  })

  test('a form is printed with an answer sheet, and its key apart', async ({ page }) => {
    // axe takes its time with more than a hundred questions.
    test.slow()
    await page.goto(`/tests/${name}/booklet`)
    const hard = page.getByRole('heading', { level: 2, name: /hard version/ })
    await expect(hard.first()).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'All three' }).check()
    await expect(hard).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Answer sheet' })).toBeVisible()
    await page.getByRole('link', { name: 'Key and explanations' }).click()
    await expect(heading(page, `Practice test ${number}: key and explanations`)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('radio', { name: 'All three' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: /medium version/ })).toHaveCount(2)
  })

  test('official scores are entered with a date, kept, and can be removed', async ({ page }) => {
    await page.goto('/tests')
    await page.getByText('Your official scores (0)').click()
    await page.getByLabel('Date').fill('2026-10-02')
    await page.getByLabel('Verbal', { exact: true }).fill('171')
    await page.getByLabel('Quantitative', { exact: true }).fill('158')
    await button(page, 'Add').click()
    await expect(page.getByText('Scores are whole numbers from 130 to 170.')).toBeVisible()
    await page.getByLabel('Verbal', { exact: true }).fill('161')
    await expectAccessible(page)
    await button(page, 'Add').click()
    await expect(
      page.getByText('GRE, Oct 2, 2026: verbal 161, quantitative 158', { exact: true }),
    ).toBeVisible()
    await page.reload()
    await page.getByText('Your official scores (1)').click()
    await page.getByRole('button', { name: /^Remove GRE/ }).click()
    await expect(page.getByText('Your official scores (0)')).toBeVisible()
  })
}
