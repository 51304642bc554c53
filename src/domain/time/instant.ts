/** A moment, in milliseconds since 1970. Always handed in, never asked for. */
export type Instant = number

/** A stretch of time in whole seconds, written as minutes and seconds: 278 is '04:38'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  return `${pad(minutes)}:${pad(whole % 60)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
