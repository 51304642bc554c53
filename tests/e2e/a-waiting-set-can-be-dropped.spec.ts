import { expect, expectAccessible, test } from './promise.ts'

test('a waiting set can be dropped, and brought back', async ({ page }) => {
  await page.goto('/practice#quiz&set=v1.v2.v3')
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-explanation]')).toBeVisible()
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer).toContainText('Unfinished set: Verbal Reasoning, 1 of 3 answered.')
  await offer.getByRole('button', { name: 'Delete' }).click()
  await expect(offer).toContainText('The set has been deleted.')
  await expect(offer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(offer).toContainText('1 of 3 answered.')
  await page.keyboard.press('Enter')
  await expect(offer.getByText('The set has been deleted.')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(offer).toContainText('1 of 3 answered.')
  await page.reload()
  await offer.getByRole('button', { name: 'Delete' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeEnabled()
  await expect(offer).toHaveCount(0)
})

test('a dropped set is not brought back over the same set begun anew in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/practice#quiz&set=q1.q2.q3')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await offer.getByRole('button', { name: 'Delete' }).click()
  const other = await context.newPage()
  await other.goto('/practice#quiz&set=q1.q2.q3')
  await expect(other.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  for (const key of ['b', 'Enter']) await other.keyboard.press(key)
  await expect(other.locator('[data-explanation]')).toBeVisible()
  await expect(offer).toContainText('1 of 3 answered.')
  await expect(offer.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Next' }).click()
  await other.getByRole('button', { name: 'Skip', exact: true }).click()
  await other.getByRole('button', { name: 'Skip and finish' }).click()
  await expect(other.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('a set that is begun over another hides neither: the latest is seen, the others are a press away', async ({
  page,
}) => {
  for (const [index, set] of ['v1.v2', 'q1.q2.q3', 'a1.a2.a3.a4'].entries()) {
    await page.goto(`/practice#quiz&set=${set}`)
    await page.reload()
    await expect(page.getByRole('heading', { name: `Question 1 of ${index + 2}` })).toBeFocused()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
  }
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await expect(offer.getByText('Analytical Writing, 0 of 4 answered')).toBeVisible()
  await expect(offer.getByText('Verbal Reasoning, 0 of 2 answered')).toBeHidden()
  await offer.getByText('2 more unfinished sets').click()
  await expect(offer.getByText('Verbal Reasoning, 0 of 2 answered')).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Delete' }).nth(1).click()
  await expect(offer.getByText('Quantitative Reasoning')).toHaveCount(0)
  await expect(offer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await offer.getByRole('link', { name: 'Resume' }).last().click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
})

test('a set that cannot be brought back for want of room can be once there is some', async ({ page }) => {
  await page.goto('/practice#quiz&set=q1.q2.q3')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.goto('/practice')
  const offer = page.getByRole('region', { name: 'Sets in progress' })
  await offer.getByRole('button', { name: 'Delete' }).click()
  await page.evaluate(() => {
    const write = localStorage.setItem.bind(localStorage)
    Storage.prototype.setItem = (key, text) => {
      if (!('room' in document.body.dataset))
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      write(key, text)
    }
  })
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toContainText('The set has been deleted.')
  await page.evaluate(() => (document.body.dataset['room'] = ''))
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toContainText('0 of 3 answered.')
})
