import type { ReactNode } from 'react'
import { countClaim, claimGoals, type ContentCounts } from '../../domain/questions/claim.ts'
import type { Question } from '../../domain/questions/question.ts'
import type { RichText } from '../../domain/questions/rich-text.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { RichBlock } from '../../renderer/rich-text.tsx'
import { Note, Start, Stats, Table, Tiles, Worked } from './guide-parts.tsx'
import { TryIt } from './try-it.tsx'

/** Content of the site that guides can include. */
type SiteContent = Readonly<{
  counts: ContentCounts
  questions: ReadonlyMap<string, Question>
  /** Drawings and charts, by id. */
  figures: ReadonlyMap<string, RichText>
}>

export type GuideComponents = Record<string, (props: never) => ReactNode>

/** What the <Claim> component of a guide can count. */
type ClaimSubject = 'questions' | 'words' | SectionName

/** The components that the MDX of every guide may use. */
export function guideComponents({ counts, questions, figures }: SiteContent): GuideComponents {
  const claims: Readonly<Record<ClaimSubject, string>> = {
    questions: `${countClaim(counts.questions, claimGoals.questions)} practice questions`,
    verbal: `${countClaim(counts.sections.verbal, claimGoals.section)} verbal questions`,
    quantitative: `${countClaim(counts.sections.quantitative, claimGoals.section)} math questions`,
    analytical: `${countClaim(counts.sections.analytical, claimGoals.section)} analytical questions`,
    words: `${countClaim(counts.words, claimGoals.words)} words`,
  }
  return {
    Stats,
    Tiles,
    Start,
    Note,
    Worked,
    table: Table,
    Claim: ({ of }: { of: ClaimSubject }) => <>{find(new Map(Object.entries(claims)), of)}</>,
    Drawing: ({ id }: { id: string }) => <RichBlock text={find(figures, id)} />,
    TryIt: ({ ids }: { ids: readonly string[] }) => (
      <TryIt questions={ids.map((id) => find(questions, id))} />
    ),
  }
}

function find<T>(items: ReadonlyMap<string, T>, id: string): T {
  const found = items.get(id)
  if (found === undefined) throw new Error(`A guide refers to "${id}", which does not exist`)
  return found
}
