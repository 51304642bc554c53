/** The text with a capital at its beginning and a period at its end. */
export function asSentence(text: string): string {
  const end = /[.!?]$/.test(text) ? '' : '.'
  return text.charAt(0).toUpperCase() + text.slice(1) + end
}
