import { seconds } from '@/lib/dates/duration'

/** What was measured so long ago, in milliseconds, counts for about a third. */
const MEMORY = seconds(3)
/** Nothing is said of the speed before so many milliseconds have passed: the first bytes only fill buffers. */
const FIRST_WORD = seconds(1)

/** Measures how fast bytes go; one for each try. */
export function createSpeedMeter(now: () => number = Date.now) {
  const start = now()
  let last: { at: number; bytes: number } | undefined
  let speed: number | null = null

  /** Takes how many bytes have gone; gives bytes a second, null while nobody can tell. */
  return function measure(bytes: number): number | null {
    const at = now()
    // The first report may be of what an earlier try has sent, and a step back is a new start.
    if (!last || bytes < last.bytes) last = { at, bytes }
    const elapsed = at - last.at
    if (elapsed <= 0) return at - start < FIRST_WORD ? null : speed
    const current = ((bytes - last.bytes) / elapsed) * seconds(1)
    const weight = speed === null ? 1 : 1 - Math.exp(-elapsed / MEMORY)
    speed = (speed ?? 0) + weight * (current - (speed ?? 0))
    last = { at, bytes }
    return at - start < FIRST_WORD ? null : speed
  }
}

/** Milliseconds until the rest is there at this speed; null while nobody can tell. */
export const timeLeft = ({
  size,
  bytesUploaded,
  speed,
}: {
  size: number
  bytesUploaded: number
  speed: number | null
}): number | null => (speed === null || speed <= 0 ? null : ((size - bytesUploaded) / speed) * seconds(1))
