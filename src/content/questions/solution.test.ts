import { expect, test } from 'vitest'
import { solutionFrom } from './solution.ts'

test('steps become a numbered list, with the quicker way and what to remember below', () => {
  expect(
    solutionFrom({ steps: ['Add 2.', 'Divide by 3.'], shortcut: 'Try 4.', takeaway: 'Undo in reverse.' }),
  ).toEqual([
    {
      tag: 'ol',
      children: [
        { tag: 'li', children: ['Add 2.'] },
        { tag: 'li', children: ['Divide by 3.'] },
      ],
    },
    { tag: 'p', children: [{ tag: 'strong', children: ['A quicker way:'] }, ' Try 4.'] },
    { tag: 'p', children: [{ tag: 'strong', children: ['Remember:'] }, ' Undo in reverse.'] },
  ])
})

test('an explanation alone stays as it is', () => {
  expect(solutionFrom({ explanation: 'Because.' })).toEqual([{ tag: 'p', children: ['Because.'] }])
})
