import type { ReactNode } from 'react'
import type { Word } from '../../content/word-schema.ts'
import { claimFor, claimGoals } from '../../domain/questions/claim.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { Note, Plan, Start, Stats, Table, Tiles } from './guide-parts.tsx'
import { WordList } from './word-list.tsx'

type Counts = Readonly<{
  questions: number
  sections: Readonly<Record<SectionName, number>>
  words: number
}>

/** What a claim of a guide can be about. */
type Subject = 'questions' | 'words' | SectionName

/** Every component that a guide's MDX may use, with what the site holds filled in. */
export function guideComponents(
  counts: Counts,
  words: readonly Word[],
): Record<string, (props: never) => ReactNode> {
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
    Start,
    Note,
    table: Table,
    Claim: ({ of }: { of: Subject }) => <>{claims[of]}</>,
    WordList: () => <WordList words={words} />,
  }
}
