import { expect, test } from 'vitest'
import { pages } from './site.ts'

test('no style uses light-dark(), which older browsers do not know', () => {
  for (const { path, html } of pages()) expect(html.includes('light-dark('), path).toBe(false)
})
