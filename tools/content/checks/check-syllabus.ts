import { fewestPerLine, syllabus } from '../../../src/content/questions/syllabus.ts'
import { finding, type Finding, type Item } from '../item.ts'

/** Every quantitative question names its line of the syllabus, and every line has enough questions. */
export function checkSyllabus(items: readonly Item[]): readonly Finding[] {
  const inSection = items.filter(({ question }) => question.section === 'quantitative')
  const withoutLine = inSection
    .filter(({ source }) => source.syllabus === undefined)
    .map((item) => finding(item, 'names no line of the syllabus'))
  const shortLines = Object.entries(syllabus).flatMap(([topic, lines]) =>
    Object.keys(lines).flatMap((line) => {
      const count = inSection.filter(
        ({ source }) => source.topic === topic && source.syllabus === line,
      ).length
      return count >= fewestPerLine
        ? []
        : [
            {
              file: 'content/questions/quantitative',
              id: topic,
              rule: `has ${count} questions about ${line}; ${fewestPerLine} are needed`,
            },
          ]
    }),
  )
  return [...withoutLine, ...shortLines]
}
