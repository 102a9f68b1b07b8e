import { fromAbsolute } from '@internationalized/date'

import { days } from '@/lib/dates/duration'

/** Spacing of the samples between which an offset that is the same at both ends does not change. */
const SAMPLE = days(7)

/** Converts between instants and the time on a clock. */
export type ZoneClock = {
  /** The clock's time, as the milliseconds of the same time in UTC. */
  wallOf: (instant: number) => number
  /** The instant at which the clock shows a time; an hour later for one that it skips. */
  instantOf: (wall: number) => number
}

/** The clock of a time zone. Reads `Intl` once a week instead of once a point, of which a report has thousands. */
export function zoneClock(timeZone: string): ZoneClock {
  const samples = new Map<number, number>()
  const exactOffset = (instant: number) => fromAbsolute(instant, timeZone).offset
  function sampleAt(index: number): number {
    const offset = samples.get(index) ?? exactOffset(index * SAMPLE)
    samples.set(index, offset)
    return offset
  }
  function offsetAt(instant: number): number {
    const index = Math.floor(instant / SAMPLE)
    const offset = sampleAt(index)
    return offset === sampleAt(index + 1) ? offset : exactOffset(instant)
  }
  return {
    wallOf: (instant) => instant + offsetAt(instant),
    instantOf: (wall) => wall - offsetAt(wall - offsetAt(wall)),
  }
}
