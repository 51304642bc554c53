import { getCollection } from 'astro:content'
import { allQuestions, contentCounts } from '../content/questions/bank.ts'
import { stimulusFrom } from '../content/questions/stimulus-schema.ts'
import { guideComponents, type GuideComponents } from '../features/guides/guide-components.tsx'

let cached: Promise<GuideComponents> | null = null

/** The components that guides may use. Created once and shared by all guides. */
export function loadGuideComponents(): Promise<GuideComponents> {
  cached ??= createGuideComponents()
  return cached
}

async function createGuideComponents(): Promise<GuideComponents> {
  const [counts, questions, figures] = await Promise.all([
    contentCounts(),
    allQuestions(),
    getCollection('figures'),
  ])
  return guideComponents({
    counts,
    questions: new Map(questions.map((question) => [question.id, question])),
    figures: new Map(figures.map(({ id, data }) => [id, stimulusFrom(data).text])),
  })
}
