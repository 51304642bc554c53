import { isAskedOnTheTest, type Section, type SectionName } from '../../../domain/questions/section.ts'

/** The texts about a section on its page. */
export type SectionOverview = Readonly<{
  lead: string
  parts: readonly Readonly<{ name: string; text: string }>[]
  pace: string
  /** How the questions compare with those of the test. */
  about: string
  guide: Readonly<{ href: string; title: string }>
}>

const overviews: Readonly<Record<SectionName, Omit<SectionOverview, 'pace' | 'about'>>> = {
  verbal: {
    lead: 'Reading comprehension (RC), text completion (TC) and sentence equivalence (SE).',
    guide: { href: '/verbal-reasoning-tips', title: 'Verbal reasoning tips' },
    parts: [
      { name: 'Reading comprehension', text: 'Short passages and questions about them.' },
      { name: 'Text completion', text: 'The word that fits a sentence best.' },
      { name: 'Sentence equivalence', text: 'Two words that give a sentence the same meaning.' },
    ],
  },
  quantitative: {
    lead: 'Arithmetic, algebra, geometry and data analysis.',
    guide: { href: '/gre-math-practice', title: 'GRE math practice' },
    parts: [
      { name: 'Arithmetic and algebra', text: 'Numbers, ratios, equations and inequalities.' },
      { name: 'Geometry', text: 'Lines, triangles, circles and solids.' },
      { name: 'Data analysis', text: 'Averages, spread, counting and probability.' },
    ],
  },
  analytical: {
    lead: 'Argument analysis, logic and essay writing: the thinking behind a good essay.',
    guide: { href: '/analytical-writing-tips', title: 'Analytical writing tips' },
    parts: [
      { name: 'Argument analysis', text: 'Assumptions, evidence and flaws.' },
      { name: 'Logic', text: 'Conclusions that follow from a few rules.' },
      { name: 'Essay writing', text: 'Theses, examples, order and revision.' },
    ],
  },
}

/** Called at build time and passed as a prop, so that a page's script does not contain the texts of every section. */
export function overviewOf(section: Section, count: number): SectionOverview {
  return { ...overviews[section.name], ...comparisonWithTest(section, count) }
}

function comparisonWithTest(section: Section, count: number): Pick<SectionOverview, 'pace' | 'about'> {
  const minutes = Math.round((section.paceSeconds * count) / 60)
  return isAskedOnTheTest(section.name)
    ? {
        pace: `About ${minutes} minutes at the pace of the test.`,
        about:
          'Each question has five choices and one right answer. Practice by topic has the other types of GRE questions.',
      }
    : {
        pace: `About ${minutes} minutes.`,
        about: 'The GRE itself asks for an essay. These questions train the skills you need for it.',
      }
}
