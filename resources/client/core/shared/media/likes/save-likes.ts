// Separate chunk: loaded with the first change of a like.
import { type LikeableType, library } from '@/contract/groups/library'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import type { Membership } from '@/core/shared/optimistic/optimistic-set'

/** An item that can be liked; liking an artist means following them. */
export type Likeable = { model_type: LikeableType; id: number }

const lists = { track: library.tracks, album: library.albums, artist: library.artists }

/**
 * Saves added and removed likes, then marks the library's lists as stale, to be refetched when they are next mounted.
 */
export async function saveLikes(changes: Membership<Likeable>[]): Promise<void> {
  const likeables = (isIn: boolean) =>
    changes
      .filter((change) => change.isIn === isIn)
      .map(({ item }) => ({ likeable_id: item.id, likeable_type: item.model_type }))
  const [added, removed] = [likeables(true), likeables(false)]
  await Promise.all([
    added.length > 0 && call(library.add, { body: { likeables: added } }),
    removed.length > 0 && call(library.remove, { body: { likeables: removed } }),
  ])
  for (const type of new Set(changes.map(({ item }) => item.model_type))) {
    void queryClient.invalidateQueries({ queryKey: keyOf(lists[type]), refetchType: 'none' })
  }
}

/** Refetches the likes and the library's lists. */
export async function readLikes(): Promise<void> {
  await refreshBootstrap()
  for (const list of Object.values(lists)) void queryClient.invalidateQueries({ queryKey: keyOf(list) })
}
