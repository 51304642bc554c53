import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../tests/component/render.tsx'
import { initPrint } from './init-print.ts'
import { SheetHead } from './sheet-head.tsx'

beforeEach(() => document.documentElement.setAttribute('data-script', ''))

test('the button of a sheet prints the page, and can be seen only once it does', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  render(<SheetHead>Learn these by heart.</SheetHead>)
  const button = page.getByText('Print', { exact: true })
  await expect.element(button).not.toBeVisible()
  initPrint()
  await button.click()
  expect(print).toHaveBeenCalledOnce()
})
