/** A moment, in milliseconds since 1970. The domain receives it as an argument and never reads a clock. */
export type Instant = number

/** Formats seconds as minutes and seconds: 278 is '04:38'. */
export function formatClock(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(wholeSeconds / 60)
  return `${pad(minutes)}:${pad(wholeSeconds % 60)}`
}

/** Seconds in words: '1 min 31 s', or '45 s' for less than a minute. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
