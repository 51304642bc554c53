import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachableScripts, islandChunks, addPrefetchList, addPreloads } from './island-chunks.ts'

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

test('an island needs its script, its renderer and their imports, each once, even if imports are circular', () => {
  expect(islandChunks(`${island}${island}`, folder).toSorted()).toEqual(
    ['basis', 'client', 'quiz', 'react'].map((name) => `/_astro/${name}.js`),
  )
})

test('dynamic imports and their own imports are reachable', () => {
  expect(reachableScripts(['/_astro/other.js'], folder).toSorted()).toEqual(
    ['basis', 'client', 'other', 'quiz', 'react'].map((name) => `/_astro/${name}.js`),
  )
})

test('a page without islands needs no chunks', () => {
  expect(islandChunks('<p>Read.</p>', folder)).toEqual([])
})

test('preload links are added at the end of the body', () => {
  expect(addPreloads('<body><p></p></body>', ['/a.js', '/b.js'])).toBe(
    '<body><p></p><link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js"></body>',
  )
})

test('the prefetch list is written into the meta element', () => {
  const page = '<meta name="gradus:quiz-chunks" content="">'
  expect(addPrefetchList(page, ['/a.js', '/b.js'])).toBe(
    '<meta name="gradus:quiz-chunks" content="/a.js /b.js">',
  )
})
