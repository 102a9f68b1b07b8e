import type { Track } from '@/contract/music'

import type { TrackPages } from './queries'

/** A place in a playlist; a track may have several. */
export type Entry = { key: string; track: Track }

/** The tracks with keys that stay theirs while they are moved about. */
export function entriesOf(tracks: readonly Track[]): Entry[] {
  const seen = new Map<number, number>()
  return tracks.map((track) => {
    const nth = seen.get(track.id) ?? 0
    seen.set(track.id, nth + 1)
    return { key: `${track.id}.${nth}`, track }
  })
}

/** One thing of a list at another place, counted from 0; beyond the ends is at the ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, to), 0, item)
}

/** The same pages with other tracks on them: each as long as it was, the last one takes what is left. */
export function repaged(data: TrackPages, tracks: readonly Track[]): TrackPages {
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

/** All tracks of the pages, one after the other. */
export const tracksOf = (data: TrackPages): Track[] => data.pages.flatMap(({ pagination }) => pagination.items)
