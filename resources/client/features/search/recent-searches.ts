import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { stored } from '@/core/platform/storage/local'
import { createStore, type Store } from '@/lib/store'

/** Number of searches that are kept; the oldest gives way. */
export const RECENT_SEARCHES = 8

/** Longest search that is kept, in characters. */
export const MAX_SEARCH_LENGTH = 200

type Searches = readonly string[]

/** Keeps a list within its bounds, whether it was stored or is about to be. */
const bounded = (searches: Searches): string[] =>
  searches.filter(({ length }) => length <= MAX_SEARCH_LENGTH).slice(0, RECENT_SEARCHES)

const schema = z.pipe(
  z.array(z.string()),
  z.transform((searches: string[]) => bounded(searches)),
)

const savedOf = (owner: number | null) => stored({ key: 'search.recent', profile: owner, schema })

/** Whoever is signed in; guests of a device share theirs. */
const currentOwner = () => getBootstrap().user?.id ?? null

const stores = new Map<number | null, Store<Searches>>()

function storeOf(owner: number | null): Store<Searches> {
  const known = stores.get(owner)
  if (known) return known
  const store = createStore<Searches>(savedOf(owner).read() ?? [])
  stores.set(owner, store)
  return store
}

onUserLeaves(() => stores.clear())

const keep = (searches: Searches): void => {
  const owner = currentOwner()
  const kept = bounded(searches)
  storeOf(owner).set(kept)
  savedOf(owner).write(kept)
}

/** The user's searches, the latest first. */
export const recentSearches = {
  get: (): Searches => storeOf(currentOwner()).get(),
  /** The same words again, whatever their case, only move to the front. */
  add: (search: string): void => {
    const isOther = (kept: string) => kept.toLowerCase() !== search.toLowerCase()
    keep([search, ...recentSearches.get().filter(isOther)])
  },
  remove: (search: string): void => keep(recentSearches.get().filter((kept) => kept !== search)),
  /** Puts back what was taken away. */
  restore: (searches: Searches): void => keep(searches),
  clear: (): void => keep([]),
}

export const useRecentSearches = (): Searches =>
  useSyncExternalStore((listener) => storeOf(currentOwner()).subscribe(listener), recentSearches.get)
