import { useSearchParams } from 'react-router-dom'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A server-side sort order of a playlist's tracks. */
export type TrackOrder = { id: string; column: string; direction: 'asc' | 'desc'; label: TranslationKey }

/** The order set by the playlist's editors, the only one in which tracks can be moved. */
export const OWN_ORDER: TrackOrder = { id: 'own', column: 'position', direction: 'asc', label: 'Playlist order' }

export const TRACK_ORDERS: TrackOrder[] = [
  OWN_ORDER,
  { id: 'title', column: 'name', direction: 'asc', label: 'Title' },
  { id: 'added', column: 'added_at', direction: 'desc', label: 'Recently added' },
  { id: 'popular', column: 'popularity', direction: 'desc', label: 'Most popular' },
  { id: 'duration', column: 'duration', direction: 'asc', label: 'Shortest first' },
]

const PARAMETER = 'order'

/** Reads and writes the order in the URL; the playlist's own order is omitted. */
export function useTrackOrder(): [TrackOrder, (order: TrackOrder) => void] {
  const [search, setSearch] = useSearchParams()
  const order = TRACK_ORDERS.find(({ id }) => id === search.get(PARAMETER)) ?? OWN_ORDER
  const choose = ({ id }: TrackOrder) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === OWN_ORDER.id) next.delete(PARAMETER)
        else next.set(PARAMETER, id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [order, choose]
}
