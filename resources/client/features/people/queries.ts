import { library } from '@/contract/groups/library'
import { playlists } from '@/contract/groups/playlists'
import { profiles } from '@/contract/groups/profiles'
import { reposts } from '@/contract/groups/reposts'
import type { Profile } from '@/contract/shapes/music'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'
import { optimistic, patchResponses, type OptimisticUpdate, combine } from '@/core/shared/optimistic/optimistic'

const PAGE_SIZE = 20

const listOf = (userId: number) => ({ params: { userId }, query: { perPage: PAGE_SIZE } })
const peopleOf = (id: number) => ({ params: { id }, query: { perPage: PAGE_SIZE } })

export const profileQueries = {
  show: (id: string) => ({
    ...query(profiles.show, { params: { id }, query: { loader: 'userProfilePage' } }),
    ...embeddedData('userProfilePage', profiles.show, ({ user }) => String(user.id) === id),
  }),
  playlists: (id: number) => infiniteQuery(playlists.ofUser, listOf(id), { pageOf: ({ pagination }) => pagination }),
  likes: (id: number) => infiniteQuery(library.tracks, listOf(id), { pageOf: ({ pagination }) => pagination }),
  reposts: (id: number) => infiniteQuery(reposts.ofUser, listOf(id), { pageOf: ({ pagination }) => pagination }),
  followers: (id: number) =>
    infiniteQuery(profiles.followers, peopleOf(id), { pageOf: ({ pagination }) => pagination }),
  followed: (id: number) => infiniteQuery(profiles.followed, peopleOf(id), { pageOf: ({ pagination }) => pagination }),
  /** Ids of the profiles that a user follows, for the follow buttons. */
  followedIds: (id: number) => query(profiles.followedIds, { params: { id } }),
}

/** Patches cached profiles after a follow or unfollow. */
function showFollowing(person: Pick<Profile, 'id'>, isFollowed: boolean): OptimisticUpdate {
  const step = isFollowed ? 1 : -1
  return combine(
    patchResponses(profiles.followedIds, (answer) => ({
      ...answer,
      ids: isFollowed ? [...answer.ids, person.id] : answer.ids.filter((id) => id !== person.id),
    })),
    patchResponses(profiles.show, (answer) => {
      if (answer.user.id !== person.id) return answer
      return { ...answer, user: { ...answer.user, followers_count: (answer.user.followers_count ?? 0) + step } }
    }),
    // Only the server can sort new rows into the lists.
    { rollback: () => {}, refetch: refreshFollowers },
  )
}

/** Refetches the follower lists. */
async function refreshFollowers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(profiles.followers) })
  await queryClient.invalidateQueries({ queryKey: keyOf(profiles.followed) })
}

/** Follows or unfollows a profile optimistically, and rolls back when the server refuses. */
export async function follow(person: Pick<Profile, 'id'>, isFollowed: boolean): Promise<void> {
  const endpoint = isFollowed ? profiles.follow : profiles.unfollow
  const isDone = await optimistic(
    () => showFollowing(person, isFollowed),
    () => call(endpoint, { params: { id: person.id } }),
  )
  if (isDone) await refreshFollowers()
}

/** Refetches a profile wherever it is shown. */
export const refreshProfile = () => queryClient.invalidateQueries({ queryKey: keyOf(profiles.show) })
