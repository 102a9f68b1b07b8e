import type { Track } from '@/contract/shapes/music'

import type { TrackPages } from './queries'

/** An entry of a playlist, which may contain a track several times. */
type Entry = { key: string; track: Track }

/** Adds list keys that are stable when entries move. */
export function entriesOf(tracks: readonly Track[]): Entry[] {
  const seen = new Map<number, number>()
  return tracks.map((track) => {
    const nth = seen.get(track.id) ?? 0
    seen.set(track.id, nth + 1)
    return { key: `${track.id}.${nth}`, track }
  })
}

/** Distributes tracks over the existing pages: each keeps its length, the last takes the rest. */
export function repaginate(data: TrackPages, tracks: readonly Track[]): TrackPages {
  let start = 0
  const pages = data.pages.map((page, index) => {
    const isLast = index === data.pages.length - 1
    const end = isLast ? tracks.length : start + page.pagination.items.length
    const items = tracks.slice(start, end)
    start = end
    return { ...page, pagination: { ...page.pagination, items } }
  })
  return { ...data, pages }
}

/** Returns the tracks of all pages. */
export const tracksOf = (data: TrackPages): Track[] => data.pages.flatMap(({ pagination }) => pagination.items)
