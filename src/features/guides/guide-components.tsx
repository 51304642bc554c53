import type { ReactNode } from 'react'
import type { Word } from '../../content/words/word-schema.ts'
import { claimFor, claimGoals, type ContentCounts } from '../../domain/questions/claim.ts'
import type { Question } from '../../domain/questions/question.ts'
import type { RichText } from '../../domain/questions/rich-text.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { RichBlock } from '../../renderer/rich-text.tsx'
import { Decision } from './decision.tsx'
import { Note, Start, Stats, Table, Tiles, Worked } from './guide-parts.tsx'
import { NextDay, Plan } from './plan.tsx'
import { TopWords } from './top-words.tsx'
import { TryIt } from './try-it.tsx'

/** What the site holds that guides show. */
type Holdings = Readonly<{
  counts: ContentCounts
  words: readonly Word[]
  questions: ReadonlyMap<string, Question>
  /** Drawings and charts, by their names. */
  figures: ReadonlyMap<string, RichText>
  search: ReactNode
  groups: ReactNode
}>

export type GuideComponents = Record<string, (props: never) => ReactNode>

/** What a claim of a guide can be about. */
type Subject = 'questions' | 'words' | SectionName

/** Every component that a guide's MDX may use, with what the site holds filled in. */
export function guideComponents(holdings: Holdings): GuideComponents {
  const { counts, words, questions, figures } = holdings
  const claims: Readonly<Record<Subject, string>> = {
    questions: `${claimFor(counts.questions, claimGoals.questions)} practice questions`,
    verbal: `${claimFor(counts.sections.verbal, claimGoals.section)} verbal questions`,
    quantitative: `${claimFor(counts.sections.quantitative, claimGoals.section)} math questions`,
    analytical: `${claimFor(counts.sections.analytical, claimGoals.section)} analytical questions`,
    words: `${claimFor(counts.words, claimGoals.words)} words`,
  }
  return {
    Stats,
    Tiles,
    Plan,
    NextDay,
    Start,
    Note,
    Worked,
    Decision,
    table: Table,
    Claim: ({ of }: { of: Subject }) => <>{known(new Map(Object.entries(claims)), of)}</>,
    Drawing: ({ id }: { id: string }) => <RichBlock text={known(figures, id)} />,
    TryIt: ({ ids }: { ids: readonly string[] }) => (
      <TryIt questions={ids.map((id) => known(questions, id))} />
    ),
    TopWords: () => <TopWords words={words.filter(({ tier }) => tier === 'top')} />,
    WordSearch: () => holdings.search,
    WordGroups: () => holdings.groups,
  }
}

function known<T>(things: ReadonlyMap<string, T>, name: string): T {
  const found = things.get(name)
  if (found === undefined) throw new Error(`A guide names ${name}, which is not there`)
  return found
}
