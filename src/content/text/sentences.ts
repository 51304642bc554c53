const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a passage into sentences, each without line breaks. A period after an initial or "Dr." does not end a sentence. */
export function sentencesOf(markdown: string): readonly string[] {
  const sentences: string[] = []
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    let unfinished = ''
    for (const { segment } of segmenter.segment(paragraph.replace(/\s+/g, ' ').trim())) {
      unfinished += segment
      if (/(^|[\s(])([A-Z]|Dr|Mr|Mrs|Ms|St|ca|cf|e\.g|i\.e|No|vs)\.\s*$/.test(unfinished)) continue
      sentences.push(unfinished.trim())
      unfinished = ''
    }
    if (unfinished.trim() !== '') sentences.push(unfinished.trim())
  }
  return sentences
}
