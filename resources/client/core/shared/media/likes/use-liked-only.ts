import { useSyncExternalStore } from 'react'

import { type Likeable, likes } from './use-like'

/**
 * Filters a list of liked items by the current likes: a removed one disappears immediately, and undo restores it in
 * place.
 */
export function useLikedOnly<Item extends Likeable>(items: Item[]): Item[] {
  useSyncExternalStore(likes.subscribe, likes.snapshot)
  return items.filter((item) => likes.has(item))
}
