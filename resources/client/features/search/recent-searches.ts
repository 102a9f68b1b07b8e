import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/session/user-leaves'
import { stored } from '@/core/storage/local'
import { createStore, type Store } from '@/lib/store'

/** So many searches are kept; an older one gives way. */
export const RECENT_SEARCHES = 8

type Searches = readonly string[]

const savedOf = (owner: number | null) =>
  stored({ key: 'search.recent', profile: owner, schema: z.readonly(z.array(z.string())) })

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
  storeOf(owner).set(searches)
  savedOf(owner).write(searches)
}

/** The user's searches, the latest first. */
export const recentSearches = {
  get: (): Searches => storeOf(currentOwner()).get(),
  /** The same words again, whatever their case, only move to the front. */
  add: (search: string): void => {
    const isOther = (kept: string) => kept.toLowerCase() !== search.toLowerCase()
    keep([search, ...recentSearches.get().filter(isOther)].slice(0, RECENT_SEARCHES))
  },
  remove: (search: string): void => keep(recentSearches.get().filter((kept) => kept !== search)),
  /** Puts back what was taken away. */
  restore: (searches: Searches): void => keep(searches),
  clear: (): void => keep([]),
}

export const useRecentSearches = (): Searches =>
  useSyncExternalStore((listener) => storeOf(currentOwner()).subscribe(listener), recentSearches.get)
