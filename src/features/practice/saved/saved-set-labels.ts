import type { QuestionSummary } from '../../../domain/practice/select-questions.ts'
import { setInAddressOf } from '../../../domain/practice/set-address.ts'
import { fullNameOfSet } from '../../../domain/practice/set-name.ts'
import { countAnswered, type Session } from '../../../domain/session/session.ts'

/**
 * What tells unfinished sets apart: name, day and state. Sets with the same name and day have the time as well. The
 * labels come in the order of the drafts.
 */
export function labelsOfSets(
  drafts: readonly Session[],
  listed: ReadonlyMap<string, QuestionSummary>,
): readonly string[] {
  const named = drafts.map((draft) => {
    const set = setInAddressOf(draft)
    const questions = set.ids.flatMap((id) => listed.get(id) ?? [])
    return { draft, total: set.ids.length, name: `${fullNameOfSet(questions, set)} · begun ${dayOf(draft)}` }
  })
  return named.map(({ draft, total, name }) => {
    const isUnique = named.filter((other) => other.name === name).length === 1
    return `${name}${isUnique ? '' : `, ${timeOf(draft)}`} · ${countAnswered(draft)} of ${total} answered`
  })
}

function dayOf({ startedAt }: Session): string {
  return new Date(startedAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}

function timeOf({ startedAt }: Session): string {
  return new Date(startedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
