import type { QuestionId } from '../questions/question.ts'
import { practiceSetId } from '../questions/question-set.ts'
import { sectionOfQuestion, sectionNames, sections, type SectionName } from '../questions/section.ts'
import type { QuestionSet } from '../session/session.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import type { SetInAddress } from './set-address.ts'

/** The sections that the questions of a set are of, in their usual order. A mixed set has several. */
export function sectionsOfSet(ids: readonly QuestionId[]): readonly SectionName[] {
  const found = new Set(ids.map(sectionOfQuestion))
  return sectionNames.filter((name) => found.has(name))
}

/** 'Verbal Reasoning', or 'Verbal and quantitative' if there are several. */
export function titleOfSections(names: readonly SectionName[]): string {
  const [only] = names
  if (only && names.length === 1) return sections[only].title
  return sentenceCase(listOfSections(names))
}

/** The names of sections within a sentence: 'verbal, quantitative and analytical'. */
export function listOfSections(names: readonly SectionName[]): string {
  const words = names.map((name) => sections[name].shortTitle.toLowerCase())
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.slice(-1).join('')}`
}

/** Seconds for all questions, each at the pace of its section. */
export function paceSecondsOf(ids: readonly QuestionId[]): number {
  return ids.reduce((sum, id) => sum + sections[sectionOfQuestion(id) ?? 'verbal'].paceSeconds, 0)
}

/**
 * The question set that a session of a practice set runs on. A session is stored with one section; that of a mixed set
 * is the section of its first question, and what is shown follows from all questions.
 */
export function questionSetAt({ ids, isTimed, mode }: SetInAddress): QuestionSet {
  const section = sectionOfQuestion(ids[0] ?? '') ?? 'verbal'
  return {
    id: practiceSetId(section),
    section,
    questionIds: ids,
    limit: isTimed ? paceSecondsOf(ids) * 1000 : null,
    mode,
  }
}
