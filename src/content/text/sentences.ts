const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Splits a passage into paragraphs of sentences, each without line breaks. A period after an initial or "Dr." does not
 * end a sentence.
 */
export function sentencesByParagraph(markdown: string): readonly (readonly string[])[] {
  return markdown.split(/\n\s*\n/).map((paragraph) => {
    const sentences: string[] = []
    let unfinished = ''
    for (const { segment } of segmenter.segment(paragraph.replace(/\s+/g, ' ').trim())) {
      unfinished += segment
      if (/(^|[\s(])([A-Z]|Dr|Mr|Mrs|Ms|St|ca|cf|e\.g|i\.e|No|vs)\.\s*$/.test(unfinished)) continue
      sentences.push(unfinished.trim())
      unfinished = ''
    }
    if (unfinished.trim() !== '') sentences.push(unfinished.trim())
    return sentences
  })
}
