import { expect, test } from 'vitest'
import { pages } from './site.ts'

test('the headings of every page go down by one level at a time', () => {
  for (const { path, document } of pages()) {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    expect(levels.length, path).toBeGreaterThan(0)
    expect(
      levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
      path,
    ).toEqual([])
  }
})
