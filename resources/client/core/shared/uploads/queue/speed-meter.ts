import { seconds } from '@/lib/dates/duration'

/** Time constant of the moving average: a measurement this old weighs about a third. */
const SMOOTHING_MS = seconds(3)
/** No speed is reported during this time: the first bytes only fill buffers. */
const WARM_UP_MS = seconds(1)

/** Measures the upload speed of one try. */
export function createSpeedMeter(now: () => number = Date.now) {
  const start = now()
  let last: { at: number; bytes: number } | undefined
  let speed: number | null = null

  /** Takes the bytes sent so far, and returns bytes per second; null while unknown. */
  return function measure(bytes: number): number | null {
    const at = now()
    // The first report may count an earlier try's bytes. A lower count means a restart.
    if (!last || bytes < last.bytes) last = { at, bytes }
    const elapsed = at - last.at
    if (elapsed <= 0) return at - start < WARM_UP_MS ? null : speed
    const current = ((bytes - last.bytes) / elapsed) * seconds(1)
    const weight = speed === null ? 1 : 1 - Math.exp(-elapsed / SMOOTHING_MS)
    speed = (speed ?? 0) + weight * (current - (speed ?? 0))
    last = { at, bytes }
    return at - start < WARM_UP_MS ? null : speed
  }
}
