/** round(correct / total × 100); an empty quiz scores 0. */
export function scorePercent(correct: number, total: number): number {
  return total > 0 ? Math.round((correct * 100) / total) : 0
}
