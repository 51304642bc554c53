import { beforeEach, expect, test } from 'vitest'
import { installBrowser } from '../../../../../tests/support/fake-browser.ts'
import { elementsIn, renderMarkup, textsIn } from '../../../../../tests/support/rendered-markup.ts'
import { testForm } from '../../../../../tests/support/test-form.ts'
import type { Attempt } from '../../../../domain/history/attempt.ts'
import { replay } from '../../../../domain/session/session-reducer.ts'
import { startSession } from '../../../../domain/session/session.ts'
import type { FinishedTest } from '../../../../domain/tests/finished-test.ts'
import { testSet } from '../../../../domain/tests/test-set.ts'
import { ScoresOverTime } from './scores-over-time.tsx'

const { set, laterModules } = testSet(testForm, 'verbal', 1)
const day = 86_400_000

/** Both verbal sections, finished on a day of November, the second one in its hard version. */
function verbalTest(date: number): FinishedTest {
  const id = `test-${date}`
  const at = Date.UTC(2026, 10, date, 12)
  const module = laterModules.find((each) => each.id === 'verbal-2-hard')
  if (!module) throw new Error('the form has a hard version')
  const session = replay(startSession(set, id, at - 1000), [
    { type: 'submitted', at: at - 500 },
    { type: 'continued', module, at: at - 400 },
    { type: 'submitted', at: at - 100 },
    { type: 'continued', module: null, at },
  ])
  return { id, form: 'form-1', part: 'verbal', session, essay: null }
}

/** So many answers in each section, of which so many were right. */
function answers(id: string, right: number): readonly Attempt[] {
  return ['verbal-1', 'verbal-2-hard'].flatMap((section) =>
    Array.from({ length: 12 }, (_, index): Attempt => ({
      ...{ id: `${id}-${section}-${index}`, question: `v${index + 1}`, answer: [], seconds: 60 },
      right: index < right,
      at: new Date(day).toISOString(),
      where: { kind: 'test', form: 'form-1', section, sitting: id },
    })),
  )
}

beforeEach(() => void installBrowser())

const rows = (markup: string): readonly string[] =>
  elementsIn(markup, 'tr').map((row) => textsIn(row).join(' '))

test('shows the range of each test that has an estimate, the latest first', () => {
  const tests = [verbalTest(20), verbalTest(10), verbalTest(5)]
  const attempts = [...answers('test-20', 11), ...answers('test-10', 6)]
  const shown = rows(renderMarkup(<ScoresOverTime tests={tests} attempts={attempts} />))
  expect(shown).toHaveLength(3)
  expect(shown[1]).toMatch(/^Nov 20 Verbal Reasoning \d{3}–\d{3} \d{3} no target$/)
  expect(shown[2]).toMatch(/^Nov 10 Verbal Reasoning \d{3}–\d{3} \d{3} no target$/)
})

test('shows nothing without an estimate', () => {
  expect(renderMarkup(<ScoresOverTime tests={[verbalTest(5)]} attempts={[]} />)).toBe('')
})
