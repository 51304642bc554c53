import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import { testForm } from '../../../tests/support/test-form.ts'
import type { Question } from '../questions/question.ts'
import { nextModuleOf } from '../session/next-module.ts'
import { replay, sessionReducer } from '../session/session-reducer.ts'
import { startSession, type Session } from '../session/session.ts'
import { paceOf, paces, sectionParts } from './test-part.ts'
import { countSections, partOfSet, testSet } from './test-set.ts'

const questions: readonly Question[] = (['verbal', 'quantitative'] as const).flatMap((measure) =>
  [testForm.sections[measure].first, ...Object.values(testForm.sections[measure].second)]
    .flat()
    .map((id) => singleQuestion(id, 'a')),
)

/** Takes the form to its end, with so many right answers in each section. */
function take(part: 'whole' | 'verbal', right: (section: string) => number): Session {
  const { set, laterModules } = testSet(testForm, part, 1)
  let session = startSession(set, 's', 0)
  let at = 0
  while (session.finishedAt === null) {
    const module = session.modules.at(-1)
    if (!module) break
    module.questionIds.forEach((id, index) => {
      if (module.id === 'essay') return
      at += 1000
      const choice = index < right(module.id) ? `${id}a` : `${id}b`
      session = replay(session, [
        { type: 'moved', to: index, at },
        { type: 'answered', answer: [choice], at },
      ])
    })
    session = sessionReducer(session, { type: 'submitted', at })
    if (session.finishedAt !== null) break
    session = sessionReducer(session, {
      type: 'continued',
      module: nextModuleOf(session, questions, laterModules),
      at,
    })
  }
  return session
}

const sectionsOf = ({ modules }: Session): readonly string[] => modules.map(({ id }) => id)

test('the whole test: the essay, then the measures in the order of the form, each second section by its first', () => {
  const session = take('whole', (section) =>
    section === 'verbal-1' ? 9 : section === 'quantitative-1' ? 4 : 0,
  )
  expect(sectionsOf(session)).toEqual([
    'essay',
    'verbal-1',
    'quantitative-1',
    'verbal-2-hard',
    'quantitative-2-easy',
  ])
})

test('0 to 4 right lead to the easy section, 5 to 8 to the medium one, 9 to 12 to the hard one', () => {
  fc.assert(
    fc.property(fc.nat(12), (right) => {
      const expected = right < 5 ? 'easy' : right < 9 ? 'medium' : 'hard'
      expect(sectionsOf(take('verbal', () => right))).toEqual(['verbal-1', `verbal-2-${expected}`])
    }),
  )
})

test('limits are those of the test, or as many times longer as was chosen, and none without time', () => {
  const limits = ([1, 1.5, null] as const).map((pace) => {
    const { set, laterModules } = testSet(testForm, 'whole', pace)
    return [set.limit, ...laterModules.map(({ limit }) => limit)].map((limit) => limit && limit / 60_000)
  })
  expect(limits).toEqual([
    [30, 18, 21, 23, 23, 23, 26, 26, 26],
    [45, 27, 31.5, 34.5, 34.5, 34.5, 39, 39, 39],
    [null, null, null, null, null, null, null, null, null],
  ])
})

test('quantitative sections have the calculator, the essay the editor, verbal ones nothing', () => {
  const { set, laterModules } = testSet(testForm, 'whole', 1)
  expect(set.tools).toEqual(['editor'])
  for (const { id, tools } of laterModules)
    expect(tools).toEqual(id.startsWith('quant') ? ['calculator'] : [])
})

test('a section alone is one module, and the form and the part can be read from the id of every set', () => {
  for (const part of sectionParts) {
    const { set, laterModules } = testSet(testForm, part, 1)
    expect([set.moduleId, set.nextModule, laterModules]).toEqual([part, 'none', []])
    expect(partOfSet(set.id)).toEqual({ form: testForm.id, part })
    for (const pace of paces) expect(paceOf(part, testSet(testForm, part, pace).set.limit ?? null)).toBe(pace)
  }
  expect(partOfSet('verbal-1')).toBeNull()
  expect((['whole', 'verbal', 'essay'] as const).map(countSections)).toEqual([5, 2, 1])
})
