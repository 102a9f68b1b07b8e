import { seconds } from '@/lib/dates/duration'
import { isSameText } from '@/lib/text'

import type { Release } from './release'

/** A track by what makes it the same recording as another. */
export type Recorded = { name: string; duration?: number | null | undefined }

/** Encodings of one recording differ by less than this. */
const SAME_DURATION_MS = seconds(1)

/** Whether two tracks have the same name and duration; an unknown duration equals none. */
export const isSameRecording = (one: Recorded, other: Recorded): boolean =>
  isSameText(one.name.trim(), other.name.trim()) &&
  Boolean(one.duration) &&
  Boolean(other.duration) &&
  Math.abs((one.duration ?? 0) - (other.duration ?? 0)) < SAME_DURATION_MS

/** Keys of the tracks that repeat an earlier one of the release. */
export const repeatedTracks = ({ tracks }: Pick<Release, 'tracks'>): string[] =>
  tracks
    .filter(({ values }, index) => tracks.slice(0, index).some((other) => isSameRecording(values, other.values)))
    .map(({ key }) => key)
