import { hasAuthoredChoices } from '../../../src/content/questions/kinds/authored-kinds.ts'
import { choiceGroups, choosesFromPassage, typedAnswer } from '../../../src/domain/questions/kinds/kinds.ts'
import type { Choice } from '../../../src/domain/questions/question.ts'
import { countWords, finding, isNumberOrFormula, visibleText, type Finding, type Item } from '../item.ts'

/** Choices must differ, look alike in form, and have reasons that do not name choices by letter. */
export function checkChoices(items: readonly Item[]): readonly Finding[] {
  return items.flatMap((item) => {
    const problems = hasAuthoredChoices(item.question.kind)
      ? choiceGroups(item.question).flatMap((choices) => choiceProblems(item, choices))
      : []
    return [...problems, ...explanationProblems(item)].map((rule) => finding(item, rule))
  })
}

function choiceProblems({ question }: Item, choices: readonly Choice[]): readonly string[] {
  const texts = choices.map(({ text }) => visibleText(text))
  const prose = texts.filter((text) => !isNumberOrFormula(text))
  const spokenTexts = choices.map(({ spoken, text }) => spokenWords(spoken ?? visibleText(text)))
  const repeated = spokenTexts.find((text, index) => spokenTexts.indexOf(text) < index)
  const problems: string[] = []
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length)
    problems.push('two choices have the same text')
  else if (repeated !== undefined)
    problems.push(`two choices sound the same in a screen reader: "${repeated}"`)
  for (const text of prose) {
    const longer = prose.find((other) => other !== text && isPartOf(text, other))
    if (longer !== undefined) problems.push(`the choice "${text}" is part of the choice "${longer}"`)
    if (isCatchAll(text)) problems.push(`"${text}" refers to the other choices; write a choice of its own`)
  }
  if (differ(prose, (text) => /[.!?]$/.test(text)))
    problems.push('some choices end in a period and some do not')
  if (
    differ(
      prose.filter((text) => /^\p{L}/u.test(text)),
      (text) => /^\p{Lu}/u.test(text),
    ) &&
    differ(prose, isSentence)
  )
    problems.push('some choices begin with a capital letter and some do not')
  // A sentence that ends in "a" or "an" must be correct with every choice.
  const article = /\b(an?) (_____)?[\s:.?]*$/i.exec(visibleText(question.text))?.[1]?.toLowerCase()
  if (article !== undefined && texts.some((text) => /^[aeiou]/i.test(text) !== (article === 'an')))
    problems.push(
      `"${article}" before the blank does not fit every choice; write "a(n)" or put the article into the choices`,
    )
  return problems
}

/** Whether a text is part of a longer one, as whole words. */
function isPartOf(part: string, longer: string): boolean {
  return ` ${spokenWords(longer)} `.includes(` ${spokenWords(part)} `)
}

/** Removes the characters that screen readers skip, but keeps signs that are part of a number. */
function spokenWords(text: string): string {
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

/** Choices may be shown in another order, so no text may refer to them by letter or position. */
const choiceReference =
  /\b([Cc]hoices?|[Oo]ptions?|[Aa]nswers?|[Aa]lternatives?) \(?[A-E]\b|\([A-E]\)|\b(first|second|third|fourth|fifth|last) (choice|option|answer)\b/

function explanationProblems({ question }: Item): readonly string[] {
  const explanation = visibleText(question.explanation)
  const reasons = choiceGroups(question)
    .flat()
    .map(({ why }) => visibleText(why))
    .concat(visibleText(typedAnswer(question)?.mistake ?? []) || [])
  const problems: string[] = []
  if (countWords(explanation) < 40)
    problems.push(`the explanation must have at least 40 words and has ${countWords(explanation)}`)
  if (!choosesFromPassage(question) && reasons.some((why) => countWords(why) < 3))
    problems.push('a choice has a "why" of fewer than 3 words')
  const text = [explanation, ...reasons].find((each) => choiceReference.test(each))
  if (text !== undefined)
    problems.push(
      `"${text.slice(0, 60)}…" refers to a choice by letter or position; name its content instead`,
    )
  return problems
}
