import { expect, test } from 'vitest'
import { finished, six } from '../../../../tests/support/finished-session.ts'
import { renderMarkup, textsIn, valuesIn } from '../../../../tests/support/rendered-markup.ts'
import { MissedLink } from './missed-link.tsx'

test('what was wrong or left out can be practiced, and the link says how much it is', () => {
  const link = renderMarkup(<MissedLink quiz={finished} questions={six} />)
  expect(textsIn(link)).toEqual(['Practice the 3 you missed'])
  expect(valuesIn(link, 'href')[0]).toMatch(/set=v3\.v5\.v6$/)
})

test('one that was missed is told as one', () => {
  const link = renderMarkup(<MissedLink quiz={finished} questions={six.slice(0, 3)} />)
  expect(textsIn(link)).toEqual(['Practice the one you missed'])
})

test('where all was right, there is nothing to offer', () => {
  expect(renderMarkup(<MissedLink quiz={finished} questions={six.slice(0, 2)} />)).toBe('')
})
