import { getCollection } from 'astro:content'
import { levelSet } from '../../domain/practice/level-set.ts'
import { addressOfSet } from '../../domain/practice/set-address.ts'
import { sampleOfTopics } from '../../domain/practice/sample-of-topics.ts'

/** What the head of a guide offers: questions on its topics, words, or a set to find one's level. */
export type GuidePractice = 'level' | 'words' | Readonly<{ topics: readonly string[] }>

/** The button at the head of a guide. */
export type GuideStart = Readonly<{ href: string; label: string }>

export async function guideStart(practice: GuidePractice): Promise<GuideStart> {
  if (practice === 'words') return { href: '/gre-vocabulary/quiz', label: 'Quiz yourself on 10 words' }
  const isLevel = practice === 'level'
  const ids = isLevel ? levelSet : sampleOfTopics(await bank(), practice.topics)
  if (ids.length < 10) throw new Error('A guide offers practice on a topic with fewer than 10 questions')
  return {
    href: addressOfSet({ ids, isTimed: false, mode: 'study' }, 'running'),
    label: isLevel ? 'Find your level: 10 questions' : 'Try 10 questions on this',
  }
}

async function bank(): Promise<Parameters<typeof sampleOfTopics>[0]> {
  return (await getCollection('questions')).map(({ id, data }) => ({ ...data, id }))
}
