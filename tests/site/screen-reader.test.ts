import { expect, test } from 'vitest'
import { pageAt } from './site.ts'

test('a figure is announced by its description only, not also by the texts in it', () => {
  const { document } = pageAt('/gre-geometry-practice')
  const texts = [...document.querySelectorAll('main svg[role=img] text')]
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !text.closest('[aria-hidden=true]'))).toEqual([])
})

test('a question with formulas describes its choices in spoken form', () => {
  const { document } = pageAt('/question/quantitative/1')
  const id = document.querySelector('[data-choices] fieldset')?.getAttribute('aria-describedby')
  expect(document.getElementById(id ?? '')?.textContent).toContain(' 1 over 4 ')
})

test('a choice that is a formula is announced once, in spoken form', () => {
  const { document } = pageAt('/question/quantitative/6')
  const labels = [...document.querySelectorAll('[data-choices] label')]
  expect(labels).toHaveLength(5)
  for (const label of labels) {
    expect(label.querySelector('input')?.getAttribute('aria-label')).toMatch(/^\d+ over \d+$/)
    expect(label.querySelector('math')?.closest('[aria-hidden=true]')).toBeTruthy()
  }
})

test('the links of a menu come after the button that opens it', () => {
  const { document } = pageAt('/')
  const parts = [...document.querySelectorAll('header button, header nav')]
  expect(parts.map((part) => part.getAttribute('aria-label') ?? part.textContent.trim())).toEqual([
    'Menu',
    'Main',
    'Study',
    'Dark theme',
  ])
})
