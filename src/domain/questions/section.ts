/** The three sections, in the order in which they are always shown. */
export const sectionNames = ['verbal', 'quantitative', 'analytical'] as const

export type SectionName = (typeof sectionNames)[number]

export type Section = Readonly<{
  name: SectionName
  title: string
  shortTitle: string
  idLetter: string
  /** Seconds for one question: the pace of the real test, or our own for analytical questions, which the test does not have. */
  paceSeconds: number
}>

export const sections: Readonly<Record<SectionName, Section>> = {
  verbal: {
    name: 'verbal',
    title: 'Verbal Reasoning',
    shortTitle: 'Verbal',
    idLetter: 'v',
    paceSeconds: 91,
  },
  quantitative: {
    name: 'quantitative',
    title: 'Quantitative Reasoning',
    shortTitle: 'Quantitative',
    idLetter: 'q',
    paceSeconds: 104,
  },
  analytical: {
    name: 'analytical',
    title: 'Analytical Writing',
    shortTitle: 'Analytical',
    idLetter: 'a',
    paceSeconds: 100,
  },
}

/** Whether the real GRE has questions like those of this section. */
export function isAskedOnTheTest(section: SectionName): boolean {
  return section !== 'analytical'
}

export function isSectionName(value: unknown): value is SectionName {
  return sectionNames.some((name) => name === value)
}

/** The section of a question, by its id: a letter and a number of at most six digits. */
export function sectionOfQuestion(id: string): SectionName | undefined {
  return /^.[1-9]\d{0,5}$/.test(id)
    ? sectionNames.find((name) => sections[name].idLetter === id.charAt(0))
    : undefined
}

/** Whether a text can be the id of a question. */
export function isQuestionId(text: string): boolean {
  return sectionOfQuestion(text) !== undefined
}

/** The number in a question's id: 'v12' is number 12 of its section. */
export function numberOfQuestion(id: string): number {
  return Number(id.slice(1))
}

/** The address of a question's own page. */
export function questionPath(section: SectionName, number: number): string {
  return `/question/${section}/${number}`
}
