/** A name in kebab-case or plain words as it is shown: 'text-completion' becomes 'Text completion'. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
