import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everReached, islandChunks, withPrefetch, withPreloads } from './island-chunks.ts'

const folder = mkdtempSync(join(tmpdir(), 'gradus-chunks-'))
const island =
  '<astro-island component-url="/_astro/quiz.js" renderer-url="/_astro/client.js"></astro-island>'

beforeAll(() => {
  mkdirSync(join(folder, '_astro'))
  const scripts = {
    'quiz.js': 'import{a}from"./react.js";import"./basis.js";',
    'client.js': 'import { b } from "./react.js"',
    'react.js': 'import"./basis.js";',
    'basis.js': 'import{c}from"./quiz.js"',
    'other.js': 'later(()=>import("./client.js"))',
  }
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, '_astro', name), text)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('an island needs its scripts, its renderer and all their imports, each once, even in a circle', () => {
  expect(islandChunks(`${island}${island}`, folder).toSorted()).toEqual(
    ['basis', 'client', 'quiz', 'react'].map((name) => `/_astro/${name}.js`),
  )
})

test('what a script imports only while it runs is reached too, with all that this needs', () => {
  expect(everReached(['/_astro/other.js'], folder).toSorted()).toEqual(
    ['basis', 'client', 'other', 'quiz', 'react'].map((name) => `/_astro/${name}.js`),
  )
})

test('a page without islands needs none', () => {
  expect(islandChunks('<p>Read.</p>', folder)).toEqual([])
})

test('a page with islands is told of its scripts at its end', () => {
  expect(withPreloads('<body><p></p></body>', ['/a.js', '/b.js'])).toBe(
    '<body><p></p><link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js"></body>',
  )
})

test('a page without islands is told what to fetch when idle', () => {
  const page = '<meta name="gradus:quiz-chunks" content="">'
  expect(withPrefetch(page, ['/a.js', '/b.js'])).toBe(
    '<meta name="gradus:quiz-chunks" content="/a.js /b.js">',
  )
})
