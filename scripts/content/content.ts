import { questionFrom } from '../../src/content/question-from.ts'
import { questionSource } from '../../src/content/question-source.ts'
import { erratumSource, retiredSource, reviewSource } from '../../src/content/review-schema.ts'
import { stimulusSource } from '../../src/content/stimulus.ts'
import { wordSource } from '../../src/content/word-schema.ts'
import { readYamlLists } from '../../src/content/yaml-lists.ts'
import type { Item } from './item.ts'

/** What the site holds, read as the build reads it. */
export const [stimuli, reviews, errata, retired, words] = await Promise.all([
  readYamlLists('content/stimuli', stimulusSource),
  readYamlLists('content/reviews', reviewSource),
  readYamlLists('content/errata', erratumSource),
  readYamlLists('content/retired', retiredSource),
  readYamlLists('content/words', wordSource),
])

const stimuliById = new Map(stimuli.map(({ item }) => [item.id, item]))

export const items: readonly Item[] = (await readYamlLists('content/questions', questionSource)).map(
  ({ file, item }) => ({
    file,
    source: item,
    question: questionFrom(item, stimuliById.get(item.stimulus ?? '') ?? null),
  }),
)
