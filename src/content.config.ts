import { defineCollection, reference } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { questionSource } from './content/question-source.ts'
import { erratumSource, retiredSource, reviewSource } from './content/review-schema.ts'
import { stimulusSource } from './content/stimulus.ts'
import { wordSource, type Tier } from './content/word-schema.ts'
import { yamlLists } from './content/yaml-loader.ts'

function words(tier: Tier): ReturnType<typeof defineCollection<typeof wordSource>> {
  return defineCollection({
    loader: yamlLists('./content/words/', wordSource, ({ word }) => word, `${tier}.yaml`),
    schema: wordSource,
  })
}

/** Everything under content/: an author never needs to open src. */
export const collections = {
  questions: defineCollection({
    loader: yamlLists('./content/questions/', questionSource, (question) => question.id),
    schema: questionSource,
  }),
  stimuli: defineCollection({
    loader: yamlLists('./content/stimuli/', stimulusSource, (stimulus) => stimulus.id),
    schema: stimulusSource,
  }),
  reviews: defineCollection({
    loader: yamlLists('./content/reviews/', reviewSource, (review) => review.id),
    schema: reviewSource,
  }),
  errata: defineCollection({
    loader: yamlLists('./content/errata/', erratumSource, ({ id, date }) => `${id} ${date}`),
    schema: erratumSource,
  }),
  retired: defineCollection({
    loader: yamlLists('./content/retired/', retiredSource, ({ id }) => id),
    schema: retiredSource,
  }),
  figures: defineCollection({
    loader: yamlLists('./content/figures/', stimulusSource, (figure) => figure.id),
    schema: stimulusSource,
  }),
  topWords: words('top'),
  coreWords: words('core'),
  furtherWords: words('further'),
  guides: defineCollection({
    loader: glob({ base: './content/guides', pattern: '*.mdx' }),
    schema: z.strictObject({
      title: z.string().max(60),
      description: z.string().min(80).max(155),
      checked: z.string().regex(/^\d{4}-\d{2}$/),
      aliases: z.array(z.string()).default([]),
      related: z.array(reference('guides')).min(2).max(4),
      sources: z.array(z.strictObject({ name: z.string(), url: z.url() })).default([]),
    }),
  }),
}
