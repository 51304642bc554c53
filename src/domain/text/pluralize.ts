/** A number with its noun: '1 quiz' but '3 quizzes'. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}
