import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claimGoals, countClaim } from '../../src/domain/questions/claim.ts'
import { levelSet } from '../../src/domain/practice/level-set.ts'
import { addressOfSet } from '../../src/domain/practice/set-address.ts'
import { guides, sections } from '../e2e/fixtures/pages.ts'
import { folder, pageAt, textOf, textsOf } from './site.ts'

const cards = [
  ['verbal', 'Verbal Reasoning'],
  ['quantitative', 'Quantitative Reasoning'],
  ['analytical', 'Analytical Writing'],
] as const

const home = pageAt('/').document

type Subject = 'all' | 'verbal' | 'quantitative' | 'analytical' | 'words'
const [indexFile = ''] = globSync('questions/index.*.json', { cwd: folder })
const index = textOf(indexFile)
const questions = (letter: string): number => index.split(`"id":"${letter}`).length - 1
const words = textOf('gre-vocabulary/words.csv').trimEnd().split('\r\n').length - 1
const holdings: Readonly<Record<Subject, readonly [count: number, goal: number]>> = {
  all: [questions(''), claimGoals.questions],
  verbal: [questions('v'), claimGoals.section],
  quantitative: [questions('q'), claimGoals.section],
  analytical: [questions('a'), claimGoals.section],
  words: [words, claimGoals.words],
}

test('the sections of the home page come in the order of the specification', () => {
  expect(textsOf(home, 'main h1, main h2')).toEqual([
    `Free GRE practice: ${countClaim(...holdings.all)} questions, every answer explained`,
    'Welcome back',
    'Try one now',
    'So far',
    'Practice by section',
    'How long do you have?',
    'Learn the methods',
    'Why practice here',
    'Frequently asked questions',
    'More guides',
  ])
})

test('three cards name their section and link to its page', () => {
  expect(textsOf(home, 'main article h3')).toEqual(cards.map(([, title]) => title))
  expect(
    textsOf(home, 'main article').filter((text) => text.includes('5 practice quizzes available')),
  ).toHaveLength(3)
  expect(home.querySelectorAll('main article svg').length).toBeGreaterThanOrEqual(3)
  const starts = Array.from(home.querySelectorAll('main article a')).filter((link) =>
    link.textContent.includes('Start Practice'),
  )
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(sections.map((section) => `/${section}`))
})

test('the FAQ holds six questions that open without a script', () => {
  expect(home.querySelectorAll('main details:not([name]) > summary')).toHaveLength(6)
  expect(textsOf(home, 'main details > summary')).toContain('Is it really free?')
})

test('the home page calls ten more points a goal, and does not promise them', () => {
  const [text = ''] = textsOf(home, 'main')
  expect(text).toContain('Ten points are the goal of this plan')
  expect(text).not.toContain('10+')
})

test('a first visit is offered a quiz for its level, practice by topic and the plans', () => {
  const ways = ['Find my level', 'Practice a topic', 'Follow a plan']
  const links = ways.map((way) =>
    Array.from(home.querySelectorAll('main a')).find((link) => link.textContent === way),
  )
  expect(links[0]?.getAttribute('href')).toBe(
    addressOfSet({ ids: levelSet, isTimed: false, mode: 'study' }, 'running'),
  )
  expect(links[1]?.getAttribute('href')).toBe('/practice')
  expect(home.querySelector(links[2]?.getAttribute('href') ?? '')?.textContent).toBe('How long do you have?')
})

test('a question can be answered on the spot: one of its choices opens "Right.", and each says why', () => {
  const verdicts = textsOf(home, 'main details[name=first-question] p')
  expect(verdicts).toHaveLength(5)
  expect(verdicts.filter((text) => text.startsWith('Right. '))).toHaveLength(1)
  expect(verdicts.filter((text) => text.startsWith('Not this one. '))).toHaveLength(4)
})

describe('counts of questions and words', () => {
  const subjectOf = (claim: string): Subject => {
    if (/words$/i.test(claim)) return 'words'
    if (/verbal|reading/i.test(claim)) return 'verbal'
    if (/quantitative|math/i.test(claim)) return 'quantitative'
    return /analytical|argument/i.test(claim) ? 'analytical' : 'all'
  }
  const blocks = ['p', 'li', 'td', 'dd', 'dt', 'summary', 'figcaption', 'h1', 'h2', 'h3']
    .map((name) => `main ${name}`)
    .join()
  const claims = /(\d[\d,]*)(\+?) (?:[a-z]+ ){0,2}(?:questions|words|problems)/gi

  test('the home page states how many questions and words there are', () => {
    for (const [count] of Object.values(holdings)) expect(count).toBeGreaterThan(0)
    const [text = ''] = textsOf(home, 'main')
    expect(text).toContain(`Free GRE practice: ${countClaim(...holdings.all)} questions`)
    expect(text).toContain(`a list of ${countClaim(...holdings.words)} words`)
    for (const [at, [section]] of cards.entries())
      expect(textsOf(home, 'main article')[at]).toContain(
        `${countClaim(...holdings[section])} questions, each explained`,
      )
  })

  test('no page claims more questions or words than there are', () => {
    let found = 0
    for (const path of ['/', ...guides])
      for (const block of textsOf(pageAt(path).document, blocks)) {
        // The count on a card is about its section; the test above holds it.
        if (path === '/' && block.endsWith('questions, each explained')) continue
        // Text in quotation marks is somebody else's claim.
        for (const [claim, figure = '', plus = ''] of block.replaceAll(/“[^”]*”/g, '').matchAll(claims)) {
          const [count, goal] = holdings[subjectOf(claim)]
          const context = `${path} claims ${claim}`
          if (plus === '+') expect(figure + plus, context).toBe(countClaim(count, goal))
          expect(Number(figure.replaceAll(',', '')), context).toBeLessThanOrEqual(count)
          found += 1
        }
      }
    expect(found).toBeGreaterThan(5)
  })
})
