/** Words a minute, for somebody who reads to learn. */
const pace = 200

/** How long a guide takes to read, in whole minutes. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word))
  return Math.max(1, Math.round(words.length / pace))
}
