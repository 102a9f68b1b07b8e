import type { SearchResults } from '@/contract/search'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { foldText } from '@/lib/text/fold-text'

import { itemsOf, type ResultType } from './result-types'

/** Of equally good ones the first type wins: a name is more often an artist's than a song's. */
const order: readonly ResultType[] = ['artists', 'tracks', 'albums', 'playlists', 'users']

/** How well a title answers: it is what was typed, begins with it, has it in it, or was found by something else. */
function closeness(title: string, words: string): number {
  if (title === words) return 3
  if (title.startsWith(words)) return 2
  return title.includes(words) ? 1 : 0
}

/** The one result that was most likely meant; undefined when nothing was found. */
export function topResult(words: string, results: SearchResults): MediaItem | undefined {
  const sought = foldText(words.trim())
  const candidates = order.flatMap((type) => itemsOf(results, type).slice(0, 1))
  const rated = candidates.map((item) => ({ item, rating: closeness(foldText(summarise(item).title), sought) }))
  return rated.toSorted((a, b) => b.rating - a.rating)[0]?.item
}
