import { isSame } from '@/lib/json/is-same'

import type { ReleaseTrack, TrackValues } from './release'

/** The values that all tracks have in common; a field whose values differ is missing. */
export function sharedValues(tracks: readonly Pick<ReleaseTrack, 'values'>[]): Partial<TrackValues> {
  const [first, ...others] = tracks.map(({ values }) => values)
  if (!first) return {}
  return Object.fromEntries(
    Object.entries(first).filter(([field, value]) =>
      others.every((values) => isSame(values[field as keyof TrackValues], value)),
    ),
  )
}
