import { buildQuestion } from '../../src/content/questions/build-question.ts'
import { questionSchema } from '../../src/content/questions/question-schema.ts'
import { erratumSchema, retiredSchema, reviewSchema } from '../../src/content/reviews/review-schema.ts'
import { stimulusSchema } from '../../src/content/questions/stimulus-schema.ts'
import { clusterSchema } from '../../src/content/words/cluster-schema.ts'
import { wordSchema } from '../../src/content/words/word-schema.ts'
import { readYamlLists } from '../../src/content/yaml/read-yaml-lists.ts'
import type { Item } from './item.ts'

/** All content, parsed and validated in the same way as in the build. */
export const [stimuli, reviews, errata, retired, words, clusters] = await Promise.all([
  readYamlLists('content/stimuli', stimulusSchema),
  readYamlLists('content/reviews', reviewSchema),
  readYamlLists('content/errata', erratumSchema),
  readYamlLists('content/retired', retiredSchema),
  readYamlLists('content/words', wordSchema),
  readYamlLists('content/word-clusters', clusterSchema),
])

const stimuliById = new Map(stimuli.map(({ item }) => [item.id, item]))

export const items: readonly Item[] = (await readYamlLists('content/questions', questionSchema)).map(
  ({ file, item }) => ({
    file,
    source: item,
    question: buildQuestion(item, stimuliById.get(item.stimulus ?? '') ?? null),
  }),
)
