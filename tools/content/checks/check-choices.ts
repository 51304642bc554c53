import type { Choice } from '../../../src/domain/questions/question.ts'
import {
  countWords,
  finding,
  groupsOf,
  hasOwnChoices,
  isNumber,
  visible,
  type Finding,
  type Item,
} from '../item.ts'

/** What the choices of a question, and what is said of them, must be. */
export function checkChoices(items: readonly Item[]): readonly Finding[] {
  return items.flatMap((item) => {
    const found = hasOwnChoices(item.question)
      ? groupsOf(item.question).flatMap((choices) => faultsIn(item, choices))
      : []
    return [...found, ...faultsInReasons(item)].map((rule) => finding(item, rule))
  })
}

function faultsIn({ question }: Item, choices: readonly Choice[]): readonly string[] {
  const texts = choices.map(({ text }) => visible(text))
  const prose = texts.filter((text) => !isNumber(text))
  const heard = choices.map(({ spoken, text }) => bare(spoken ?? visible(text)))
  const alike = heard.find((text, index) => heard.indexOf(text) < index)
  const faults: string[] = []
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length)
    faults.push('a choice stands there twice')
  else if (alike !== undefined) faults.push(`two choices sound alike: "${alike}"`)
  for (const text of prose) {
    const whole = prose.find((other) => other !== text && standsIn(text, other))
    if (whole !== undefined) faults.push(`the choice "${text}" stands inside "${whole}"`)
    if (isCatchAll(text)) faults.push(`"${text}" speaks of the other choices`)
  }
  if (differ(prose, (text) => /[.!?]$/.test(text)))
    faults.push('some choices end in a full stop and some do not')
  if (
    differ(
      prose.filter((text) => /^\p{L}/u.test(text)),
      (text) => /^\p{Lu}/u.test(text),
    ) &&
    differ(prose, isSentence)
  )
    faults.push('some choices begin with a capital and some do not')
  const article = /\b(an?) (_____)?[\s:.?]*$/i.exec(visible(question.text))?.[1]?.toLowerCase()
  if (article !== undefined && texts.some((text) => /^[aeiou]/i.test(text) !== (article === 'an')))
    faults.push(`"${article}" before the blank does not agree with every choice`)
  return faults
}

/** Whether one text stands in another as whole words. */
function standsIn(part: string, whole: string): boolean {
  return ` ${bare(whole)} `.includes(` ${bare(part)} `)
}

/** Without the signs that a voice skips; one before a number is part of it. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$+−√]+/gu, ' ')
    .trim()
}

function isCatchAll(text: string): boolean {
  return (
    /\b(above|preceding)\W*$/i.test(text) ||
    /\b(all|none|both|neither) (of )?(the |these )?(choices|answers|options|others)\b/i.test(text) ||
    /^(all|none|both|neither) of (these|those|them)\W*$/i.test(text)
  )
}

function isSentence(text: string): boolean {
  return /[.!?]$/.test(text)
}

function differ(texts: readonly string[], has: (text: string) => boolean): boolean {
  return texts.some(has) && !texts.every(has)
}

/** Choices may be shown in another order, so nothing may speak of them by letter or place. */
const byLetter =
  /\b([Cc]hoices?|[Oo]ptions?|[Aa]nswers?|[Aa]lternatives?) \(?[A-E]\b|\([A-E]\)|\b(first|second|third|fourth|fifth|last) (choice|option|answer)\b/

function faultsInReasons({ question }: Item): readonly string[] {
  const explanation = visible(question.explanation)
  const reasons = groupsOf(question)
    .flat()
    .map(({ why }) => visible(why))
    .concat(question.kind === 'numeric' ? [visible(question.mistake)] : [])
  const faults: string[] = []
  if (countWords(explanation) < 40)
    faults.push(`the explanation has ${countWords(explanation)} words, fewer than 40`)
  if (question.kind !== 'sentence' && reasons.some((why) => countWords(why) < 3))
    faults.push('a choice lacks its why')
  const named = [explanation, ...reasons].find((text) => byLetter.test(text))
  if (named !== undefined) faults.push(`"${named.slice(0, 60)}…" names a choice by its letter or place`)
  return faults
}
