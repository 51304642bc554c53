import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { parseObject } from '../../../tests/support/record-samples.ts'
import { openTab } from '../../../tests/support/browser-tab.ts'
import { latestVerdicts } from '../../domain/history/attempt.ts'
import { elapsedSeconds, questionSetOf, startSession } from '../../domain/session/session.ts'
import { replay, sessionReducer } from '../../domain/session/session-reducer.ts'
import { memoriesOf } from '../../domain/words/memory.ts'
import { appendAttempt, attemptLog } from '../logs/attempts.ts'
import { parseBackup } from '../backup/parse-backup.ts'
import { savedPracticeSets } from '../drafts/saved-practice-sets.ts'
import { saveTicks, plansTicked, readTicks } from '../settings/plan-ticks.ts'
import { saveDraft, readDraft, readFinished } from '../drafts/session-drafts.ts'
import { parseResults } from '../results/parse-results.ts'
import { settingsStore } from '../settings/settings.ts'
import { attemptFromRow } from './attempt-row.ts'
import { isRecord } from './stored-values.ts'

/** Every format that was ever written can still be read. The samples never change. */

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

function sample(name: string): string {
  return readFileSync(new URL(`./samples/${name}.json`, import.meta.url), 'utf8')
}

/** A stored session as it is in memory, where the stored `sitting` is called `id`. */
function storedSession(name: string): Record<string, unknown> {
  const row: unknown = JSON.parse(sample(name).replace('"sitting"', '"id"'))
  if (!isRecord(row)) throw new Error(`The sample ${name} is not an object`)
  return { finishedAt: null, incomplete: [], ...row }
}

/** A session stored as version 2 or earlier, as it is in memory: one module in study mode, and an empty log. */
function sessionInMemory(name: string): unknown {
  const { questionIds, limit, ...fields } = storedSession(name)
  return {
    modules: [{ id: '1', questionIds, limit, mode: 'study', tools: [] }],
    nextModule: 'none',
    moduleEnds: [],
    flagged: [],
    isReviewing: false,
    log: [],
    ...fields,
  }
}

test('the array of results, version 1', () => {
  const text = sample('gre-quiz-results-v1')
  const { results, unreadable } = parseResults(text)
  expect(unreadable).toBeNull()
  expect(results).toEqual(JSON.parse(text))
  expect(results.map(({ sectionType }) => sectionType)).toEqual(['verbal', 'quantitative', 'analytical'])
})

test.each(['backup-v1', 'backup-v2', 'backup-v3', 'backup-v3-practice', 'backup-v4'])(
  'the export file, %s',
  (name) => {
    const text = sample(name)
    const parsed = parseBackup(text)
    expect(parsed.ok && parsed.backup).toEqual(JSON.parse(text))
  },
)

test('an attempt, version 1, in the database and in an export', async () => {
  const parsed = parseBackup(sample('backup-v1'))
  if (!parsed.ok) throw new Error(parsed.problem)
  const attempt = attemptFromRow(JSON.parse(sample('attempt-v1')))
  expect(parsed.backup['attempts']).toContainEqual(attempt)
  if (attempt) await appendAttempt(attempt)
  attemptLog.store.set({ entries: [], asOf: 0, isRead: false })
  await attemptLog.refresh()
  expect(attemptLog.store.get().entries).toEqual([attempt])
  expect(latestVerdicts(attemptLog.store.get()).get('v12')).toBe('right')
})

test.each(['attempt-sitting-v1', 'attempt-practice-v1', 'attempt-entered-v1', 'attempt-several-v1'])(
  'a later form of an attempt, %s, in the database and in an export',
  async (name) => {
    const row: unknown = JSON.parse(sample(name))
    const parsed = parseBackup(sample('backup-v3-practice'))
    expect(parsed.ok && parsed.backup['attempts']).toContainEqual(row)
    const tab = await openTab()
    const { requestResult, withStores } = await import('../browser/database.ts')
    await withStores(['attempts'], 'readwrite', (stores) => requestResult(stores('attempts').put(row)))
    await tab.attemptLog.refresh()
    expect(tab.attemptLog.store.get().entries).toEqual([row])
  },
)

test('an answer of a full test, in the database and in an export', () => {
  const row = parseObject(sample('attempt-test-v1'))
  const file = { ...parseObject(sample('backup-v3-practice')), attempts: [row] }
  expect(parseBackup(JSON.stringify(file)).ok).toBe(true)
  expect(attemptFromRow(row)).toEqual(row)
})

test('a recall, version 1, in the database and in an export', async () => {
  const row: unknown = JSON.parse(sample('recall-v1'))
  const parsed = parseBackup(sample('backup-v4'))
  expect(parsed.ok && parsed.backup['recalls']).toEqual([row])
  const tab = await openTab()
  const { requestResult, withStores } = await import('../browser/database.ts')
  await withStores(['recalls'], 'readwrite', (stores) => requestResult(stores('recalls').put(row)))
  await tab.recallLog.refresh()
  expect(tab.recallLog.store.get().entries).toEqual([row])
  expect(memoriesOf(tab.recallLog.store.get().entries, Date.UTC(2030, 0)).get('laconic')?.timesKnown).toBe(0)
})

test('a quiz draft, version 1, resumes at its question and time, and is saved as version 3', () => {
  browser.items.set('gradus.quiz.verbal-1', sample('quiz-draft-v1'))
  const questionIds = ['v1', 'v2', 'v3', 'v4', 'v5']
  const session = readDraft({ id: 'verbal-1', section: 'verbal', questionIds })
  if (!session) throw new Error('readDraft() did not accept the sample quiz-draft-v1')
  expect(session).toMatchObject({ index: 2, answers: { v1: ['v1c'], v3: ['v3a'] }, checked: ['v1'] })
  const at = Date.UTC(2030, 0)
  expect(elapsedSeconds(sessionReducer(session, { type: 'resumed', at }), at)).toBe(62)
  saveDraft(session)
  const saved: unknown = JSON.parse(browser.items.get('gradus.quiz.verbal-1') ?? '')
  expect(saved).toEqual(JSON.parse(sample('quiz-draft-v3')))
})

test('a quiz draft, version 2', () => {
  browser.items.set('gradus.quiz.verbal-1', sample('quiz-draft-v2'))
  const questionIds = ['v1', 'v2', 'v3', 'v4', 'v5']
  const session = readDraft({ id: 'verbal-1', section: 'verbal', questionIds })
  expect(session).toEqual(sessionInMemory('quiz-draft-v2'))
})

test('a draft of a practice set in test mode, version 3, goes on with its log', () => {
  const key = 'gradus.quiz.verbal-0.exam.273000.v3.v1.v12'
  browser.items.set(key, sample('practice-draft-exam-v3'))
  const [saved] = savedPracticeSets()
  if (!saved) throw new Error('savedPracticeSets() did not accept the sample practice-draft-exam-v3')
  expect(saved.key).toBe(key)
  expect(saved.draft).toEqual(storedSession('practice-draft-exam-v3'))
  const set = questionSetOf(saved.draft)
  expect(replay(startSession(set, saved.draft.id, saved.draft.startedAt), saved.draft.log)).toEqual(
    saved.draft,
  )
})

test.each([
  ['practice-draft-modules-v3', 'gradus.quiz.verbal-0.exam.273000.v3.v1.v12'],
  ['practice-draft-incomplete-v3', 'gradus.quiz.verbal-0.exam.273000.v3.v127.v12'],
])('a later form of a draft, %s, goes on with its log, its modules and its rule', (name, key) => {
  browser.items.set(key, sample(name))
  const [saved] = savedPracticeSets()
  if (!saved) throw new Error(`savedPracticeSets() did not accept the sample ${name}`)
  expect(saved.key).toBe(key)
  expect(saved.draft).toEqual(storedSession(name))
  const set = questionSetOf(saved.draft)
  expect(replay(startSession(set, saved.draft.id, saved.draft.startedAt), saved.draft.log)).toEqual(
    saved.draft,
  )
})

test('the last finished session, version 3', () => {
  browser.items.set('gradus.finished', sample('quiz-finished-v3'))
  const questionIds = ['v1', 'v2']
  const session = readFinished({ id: 'verbal-1', section: 'verbal', questionIds })
  expect(session).toEqual(storedSession('quiz-finished-v3'))
})

test.each([
  ['practice-draft-v2', 'gradus.quiz.quantitative-0.0.q136.q195.q5', null],
  ['practice-draft-timed-v2', 'gradus.quiz.quantitative-0.312000.q136.q195.q5', 312_000],
])('a draft of a practice set, %s, is found under its key', (name, key, limit) => {
  browser.items.set(key, sample(name))
  const questionIds = ['q136', 'q195', 'q5']
  const draft = readDraft({ id: 'quantitative-0', section: 'quantitative', questionIds, limit })
  expect(draft).toEqual(sessionInMemory(name))
  expect(savedPracticeSets()).toEqual([{ key, text: sample(name), draft }])
})

test('the last finished session, version 1', () => {
  browser.items.set('gradus.finished', sample('quiz-finished-v1'))
  const questionIds = ['v1', 'v2', 'v3', 'v4', 'v5']
  const session = readFinished({ id: 'verbal-1', section: 'verbal', questionIds })
  expect(session).toEqual(sessionInMemory('quiz-finished-v1'))
})

test('the settings, version 1', () => {
  browser.items.set('gradus.settings', sample('settings-v1'))
  const unsubscribe = settingsStore.subscribe(() => undefined)
  expect(settingsStore.get()).toEqual({ keys: false, clock: false })
  unsubscribe()
})

test('plan ticks, version 1, are kept when a tick is added', () => {
  const text = String(JSON.parse(sample('plan-ticks-v1')))
  browser.items.set('gradus.plan.30-day', text)
  expect(plansTicked()).toEqual(['30-day'])
  expect(readTicks('30-day')).toEqual(['1.1', '1.3', '12.2', '1.2'])
  saveTicks('30-day', ['13.1'])
  expect(browser.items.get('gradus.plan.30-day')).toBe(`${text} 13.1`)
})
