import type { StimulusSource } from '../../../src/content/questions/stimulus-schema.ts'
import type { ItemInFile } from '../../../src/content/yaml/read-yaml-lists.ts'
import { countWords, type Finding, type Item } from '../item.ts'

/** Every stimulus must be used, have a unique id and name its sources. Passages must have 80 to 480 words. */
export function checkPassages(
  items: readonly Item[],
  stimuli: readonly ItemInFile<StimulusSource>[],
): readonly Finding[] {
  const used = new Set(items.flatMap(({ source }) => source.stimulus ?? []))
  const ids = stimuli.map(({ item }) => item.id)
  const findings = stimuli.flatMap(({ file, item }, index) => {
    const rules: string[] = []
    if (!used.has(item.id)) rules.push('no question uses this; delete it or write a question about it')
    if (ids.indexOf(item.id) !== index) rules.push('another stimulus already has this id')
    // A geometric figure needs no source, but a passage or a chart is about facts.
    if (item.kind !== 'figure' && !item.sources?.length) rules.push('has no sources; name at least one')
    const count = item.kind === 'passage' && !item.text.includes('|') ? countWords(item.text) : null
    if (count !== null && (count < 80 || count > 480)) rules.push(`has ${count} words; 80 to 480 are allowed`)
    return rules.map((rule) => ({ file, id: item.id, rule }))
  })
  const missing = items.filter(
    ({ source }) => source.stimulus !== undefined && !ids.includes(source.stimulus),
  )
  return [
    ...findings,
    ...missing.map(({ file, source }) => ({
      file,
      id: source.id,
      rule: `there is no stimulus with the id ${source.stimulus ?? ''}`,
    })),
  ]
}
