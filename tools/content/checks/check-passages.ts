import type { StimulusSource } from '../../../src/content/questions/stimulus-schema.ts'
import type { Filed } from '../../../src/content/yaml/read-yaml-lists.ts'
import { countWords, type Finding, type Item } from '../item.ts'

/** Every stimulus is used, named once, and a passage is neither a line nor a chapter. */
export function checkPassages(
  items: readonly Item[],
  stimuli: readonly Filed<StimulusSource>[],
): readonly Finding[] {
  const used = new Set(items.flatMap(({ source }) => source.stimulus ?? []))
  const names = stimuli.map(({ item }) => item.id)
  const found = stimuli.flatMap(({ file, item }, index) => {
    const rules: string[] = []
    if (!used.has(item.id)) rules.push('no question is about this')
    if (names.indexOf(item.id) !== index) rules.push('this name is taken already')
    // A drawing of geometry has no source; whatever tells of the world has.
    if (item.kind !== 'figure' && !item.sources?.length) rules.push('says nothing of its sources')
    const count = item.kind === 'passage' && !item.text.includes('|') ? countWords(item.text) : null
    if (count !== null && (count < 80 || count > 450)) rules.push(`has ${count} words, not 80 to 450`)
    return rules.map((rule) => ({ file, id: item.id, rule }))
  })
  const missing = items.filter(
    ({ source }) => source.stimulus !== undefined && !names.includes(source.stimulus),
  )
  return [
    ...found,
    ...missing.map(({ file, source }) => ({
      file,
      id: source.id,
      rule: `there is no stimulus ${source.stimulus ?? ''}`,
    })),
  ]
}
