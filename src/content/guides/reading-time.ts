/** Slower than ordinary reading, because guides are read to learn. */
const wordsPerMinute = 200

export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word))
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
