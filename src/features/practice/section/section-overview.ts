import { isAskedOnTheTest, type Section, type SectionName } from '../../../domain/questions/section.ts'

/** What a section page says about its section. */
export type SectionOverview = Readonly<{
  lead: string
  parts: readonly Readonly<{ name: string; text: string }>[]
  pace: string
  /** The guide to its methods. */
  guide: Readonly<{ href: string; title: string }>
}>

const overviews: Readonly<Record<SectionName, Omit<SectionOverview, 'pace'>>> = {
  verbal: {
    lead: 'Read closely, weigh each word, and choose what the text supports.',
    guide: { href: '/verbal-reasoning-tips', title: 'Verbal reasoning tips' },
    parts: [
      { name: 'Reading comprehension', text: 'Short passages and what follows from them.' },
      { name: 'Text completion', text: 'The word that a sentence calls for.' },
      { name: 'Sentence equivalence', text: 'Two words that give a sentence the same meaning.' },
    ],
  },
  quantitative: {
    lead: 'School mathematics, asked in ways that reward thinking first.',
    guide: { href: '/gre-math-practice', title: 'GRE math practice' },
    parts: [
      { name: 'Arithmetic and algebra', text: 'Numbers, ratios, equations and inequalities.' },
      { name: 'Geometry', text: 'Lines, triangles, circles and solids.' },
      { name: 'Data analysis', text: 'Averages, spread, counting and probability.' },
    ],
  },
  analytical: {
    lead: 'The thinking behind a good essay: take arguments apart, then build your own.',
    guide: { href: '/analytical-writing-tips', title: 'Analytical writing tips' },
    parts: [
      { name: 'Argument analysis', text: 'Assumptions, evidence and flaws.' },
      { name: 'Logic', text: 'What must follow from a few rules.' },
      { name: 'The craft of the essay', text: 'Theses, examples, order and revision.' },
    ],
  },
}

/** Words for the page to hand over: they are drawn at build, and the island need not carry those of every section. */
export function overviewOf(section: Section, count: number): SectionOverview {
  return { ...overviews[section.name], pace: paceFor(section, count) }
}

/** How long a quiz takes at the pace of the test, as far as the test has such questions. */
function paceFor(section: Section, count: number): string {
  const minutes = Math.round((section.paceSeconds * count) / 60)
  return isAskedOnTheTest(section.name)
    ? `At the pace of the test they take about ${minutes} minutes. Each has five choices and one answer; the test has other kinds too.`
    : `Allow about ${minutes} minutes. The test itself asks for an essay; these questions train what it needs.`
}
