import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserChange } from '@/core/platform/session/user-data'
import { stored } from '@/core/platform/storage/local'
import { createStore, type Store } from '@/lib/store'
import { isSameText } from '@/lib/text'

/** Number of stored searches; older ones are dropped. */
export const MAX_RECENT_SEARCHES = 8

/** Longest stored search in characters. */
export const MAX_SEARCH_LENGTH = 200

type Searches = readonly string[]

/** Limits a list that was read from storage or is about to be stored. */
const bounded = (searches: Searches): string[] =>
  searches.filter(({ length }) => length <= MAX_SEARCH_LENGTH).slice(0, MAX_RECENT_SEARCHES)

const schema = z.pipe(
  z.array(z.string()),
  z.transform((searches: string[]) => bounded(searches)),
)

const storageFor = (owner: number | null) => stored({ key: 'search.recent', profile: owner, schema })

/** The signed-in user's id; null for guests, who share one list per device. */
const currentOwner = () => getBootstrap().user?.id ?? null

const stores = new Map<number | null, Store<Searches>>()

function storeFor(owner: number | null): Store<Searches> {
  const known = stores.get(owner)
  if (known) return known
  const store = createStore<Searches>(storageFor(owner).read() ?? [])
  stores.set(owner, store)
  onUserChange('recentSearches', forgetStores)
  return store
}

const forgetStores = () => stores.clear()

const save = (searches: Searches): void => {
  const owner = currentOwner()
  const boundedSearches = bounded(searches)
  storeFor(owner).set(boundedSearches)
  storageFor(owner).write(boundedSearches)
}

/** The current user's recent searches, latest first. */
export const recentSearches = {
  get: (): Searches => storeFor(currentOwner()).get(),
  /** Adds a search; a repeated one, ignoring case, moves to the front. */
  add: (search: string): void => {
    const isOtherSearch = (previousSearch: string) => !isSameText(previousSearch, search)
    save([search, ...recentSearches.get().filter(isOtherSearch)])
  },
  remove: (search: string): void => save(recentSearches.get().filter((previousSearch) => previousSearch !== search)),
  /** Restores an earlier list, for Undo. */
  restore: (searches: Searches): void => save(searches),
  clear: (): void => save([]),
}

export const useRecentSearches = (): Searches =>
  useSyncExternalStore((listener) => storeFor(currentOwner()).subscribe(listener), recentSearches.get)
