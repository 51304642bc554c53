const blockTags =
  /<\/?(?:address|article|aside|blockquote|body|br|button|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|legend|li|main|math|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/g

/** The baseline for a page: bare HTML with the same text in plain paragraphs and nothing else. */
export function barePage(page: string): string {
  const title = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? ''
  const body = page
    .slice(page.indexOf('<body'))
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
  const paragraphs = body
    .split(blockTags)
    .map((text) =>
      text
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${title}</head><body>${paragraphs.join('\n')}</body></html>`
}
