import { defineCollection, reference } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { basename, dirname } from 'node:path'
import { formSchema } from './content/tests/form-schema.ts'
import { guideNeeds } from './content/guides/guide-needs.ts'
import { questionSchema } from './content/questions/question-schema.ts'
import {
  erratumSchema,
  guessTrialSchema,
  retiredSchema,
  reviewSchema,
} from './content/reviews/review-schema.ts'
import { stimulusSchema } from './content/questions/stimulus-schema.ts'
import { clusterSchema } from './content/words/cluster-schema.ts'
import { wordSchema, type Tier } from './content/words/word-schema.ts'
import { yamlListLoader } from './content/yaml/yaml-loader.ts'

function words(tier: Tier): ReturnType<typeof defineCollection<typeof wordSchema>> {
  return defineCollection({
    loader: yamlListLoader('./content/words/', wordSchema, ({ word }) => word, `${tier}.yaml`),
    schema: wordSchema,
  })
}

/** Everything in content/, so an author never needs to open src/. */
export const collections = {
  questions: defineCollection({
    loader: yamlListLoader('./content/questions/', questionSchema, (question) => question.id),
    schema: questionSchema,
  }),
  stimuli: defineCollection({
    loader: yamlListLoader('./content/stimuli/', stimulusSchema, (stimulus) => stimulus.id),
    schema: stimulusSchema,
  }),
  reviews: defineCollection({
    loader: yamlListLoader('./content/reviews/', reviewSchema, (review) => review.id),
    schema: reviewSchema,
  }),
  errata: defineCollection({
    loader: yamlListLoader('./content/errata/', erratumSchema, ({ id, date }) => `${id} ${date}`),
    schema: erratumSchema,
  }),
  retired: defineCollection({
    loader: yamlListLoader('./content/retired/', retiredSchema, ({ id }) => id),
    schema: retiredSchema,
  }),
  guessTrials: defineCollection({
    loader: yamlListLoader(
      './content/guess-trials/',
      guessTrialSchema,
      ({ topic, date }) => `${topic} ${date}`,
    ),
    schema: guessTrialSchema,
  }),
  testForms: defineCollection({
    loader: yamlListLoader('./content/tests/', formSchema, ({ id }) => id, '*/form.yaml'),
    schema: formSchema,
  }),
  // A question is named by its form, its section and its id, such as form-1/verbal-2-hard/v1161.
  testQuestions: defineCollection({
    loader: yamlListLoader(
      './content/tests/',
      questionSchema,
      ({ id }, file) => `${basename(dirname(file))}/${basename(file, '.yaml')}/${id}`,
      '*/{verbal,quantitative}-{1,2-*}.yaml',
    ),
    schema: questionSchema,
  }),
  testStimuli: defineCollection({
    loader: yamlListLoader('./content/tests/', stimulusSchema, ({ id }) => id, '*/*-stimuli.yaml'),
    schema: stimulusSchema,
  }),
  figures: defineCollection({
    loader: yamlListLoader('./content/figures/', stimulusSchema, (figure) => figure.id),
    schema: stimulusSchema,
  }),
  topWords: words('top'),
  coreWords: words('core'),
  furtherWords: words('further'),
  wordClusters: defineCollection({
    loader: yamlListLoader('./content/word-clusters/', clusterSchema, ({ words }) => words.join(' ')),
    schema: clusterSchema,
  }),
  guides: defineCollection({
    loader: glob({ base: './content/guides', pattern: '*.mdx' }),
    schema: z.strictObject({
      title: z.string().max(60),
      description: z.string().min(80).max(155),
      need: z.enum(guideNeeds),
      practice: z.union([z.enum(['level', 'words']), z.strictObject({ topics: z.array(z.string()).min(1) })]),
      checked: z.string().regex(/^\d{4}-\d{2}$/),
      aliases: z.array(z.string()).default([]),
      related: z.array(reference('guides')).min(2).max(4),
      sources: z.array(z.strictObject({ name: z.string(), url: z.url() })).default([]),
    }),
  }),
}
