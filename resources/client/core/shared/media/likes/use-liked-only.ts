import { useSyncExternalStore } from 'react'

import { type Likeable, likes } from './likes'

/** The items of a list of liked things that still are: what is taken away goes at once, and comes back to its place. */
export function useLikedOnly<Item extends Likeable>(items: Item[]): Item[] {
  useSyncExternalStore(likes.subscribe, likes.snapshot)
  return items.filter((item) => likes.has(item))
}
