/** The sentence that the results card shows for a score. */
export function scoreMessage(percent: number): string {
  if (percent >= 90) return "Excellent! You're ready for the real GRE."
  if (percent >= 75) return 'Great job! Just a bit more practice needed.'
  if (percent >= 60) return 'Good effort! Keep practicing to improve.'
  if (percent >= 40) return "You're making progress. Continue studying!"
  return "Keep practicing! You'll improve with more study."
}
