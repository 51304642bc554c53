const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a passage, in order, each on one line. A full stop after an initial or "Dr." ends none. */
export function sentencesOf(markdown: string): readonly string[] {
  const sentences: string[] = []
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    let open = ''
    for (const { segment } of segmenter.segment(paragraph.replace(/\s+/g, ' ').trim())) {
      open += segment
      if (/(^|[\s(])([A-Z]|Dr|Mr|Mrs|Ms|St|ca|cf|e\.g|i\.e|No|vs)\.\s*$/.test(open)) continue
      sentences.push(open.trim())
      open = ''
    }
    if (open.trim() !== '') sentences.push(open.trim())
  }
  return sentences
}
