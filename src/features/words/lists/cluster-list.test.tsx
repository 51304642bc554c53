import { expect, test } from 'vitest'
import { attributesIn, elementsIn, renderMarkup, textsIn } from '../../../../tests/support/rendered-markup.ts'
import { ClusterList } from './cluster-list.tsx'

const cluster = {
  words: ['terse', 'laconic', 'curt'],
  meaning: 'using few words',
  sentence: 'Her _____ reply ended the interview.',
  apart: 'Curt is rude.',
}

test('shows what the words of a cluster share, their sentence and how they differ, and links to entries', () => {
  const markup = renderMarkup(<ClusterList clusters={[cluster]} entries={new Set(['terse', 'curt'])} />)
  expect(textsIn(markup).join(' ')).toContain(
    'Using few words. Her _____ reply ended the interview. Curt is rude.',
  )
  expect(elementsIn(markup, 'dfn').flatMap(textsIn).join('')).toContain('laconic')
  expect(attributesIn(markup, 'href')).toEqual(['/gre-vocabulary/t#terse', '/gre-vocabulary/c-2#curt'])
})
