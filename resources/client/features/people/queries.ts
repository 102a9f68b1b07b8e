import { library } from '@/contract/library'
import type { Profile } from '@/contract/music'
import { playlists } from '@/contract/playlists'
import { profiles } from '@/contract/profiles'
import { reposts } from '@/contract/reposts'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { firstPage } from '@/core/platform/bootstrap/first-page'
import { optimistic, patchAnswers, type Shown, together } from '@/core/shared/optimistic/optimistic'

/** So many rows come at once. */
const PAGE_SIZE = 20

const listOf = (userId: number) => ({ params: { userId }, query: { perPage: PAGE_SIZE } })
const peopleOf = (id: number) => ({ params: { id }, query: { perPage: PAGE_SIZE } })

export const profileQueries = {
  show: (id: string) => ({
    ...query(profiles.show, { params: { id }, query: { loader: 'userProfilePage' } }),
    ...firstPage('userProfilePage', profiles.show, ({ user }) => String(user.id) === id),
  }),
  playlists: (id: number) => infiniteQuery(playlists.ofUser, listOf(id), { pageOf: ({ pagination }) => pagination }),
  likes: (id: number) => infiniteQuery(library.tracks, listOf(id), { pageOf: ({ pagination }) => pagination }),
  reposts: (id: number) => infiniteQuery(reposts.ofUser, listOf(id), { pageOf: ({ pagination }) => pagination }),
  followers: (id: number) =>
    infiniteQuery(profiles.followers, peopleOf(id), { pageOf: ({ pagination }) => pagination }),
  followed: (id: number) => infiniteQuery(profiles.followed, peopleOf(id), { pageOf: ({ pagination }) => pagination }),
  /** Whom someone follows, to show it beside every name. */
  followedIds: (id: number) => query(profiles.followedIds, { params: { id } }),
}

/** What is shown of a person after someone began or ceased to follow them. */
function showFollowing(person: Pick<Profile, 'id'>, isFollowed: boolean): Shown {
  const step = isFollowed ? 1 : -1
  return together(
    patchAnswers(profiles.followedIds, (answer) => ({
      ...answer,
      ids: isFollowed ? [...answer.ids, person.id] : answer.ids.filter((id) => id !== person.id),
    })),
    patchAnswers(profiles.show, (answer) => {
      if (answer.user.id !== person.id) return answer
      return { ...answer, user: { ...answer.user, followers_count: (answer.user.followers_count ?? 0) + step } }
    }),
    // Rows that the server alone can put into their place.
    { takeBack: () => {}, readAnew: refreshFollowers },
  )
}

/** Reads anew who follows whom. */
async function refreshFollowers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(profiles.followers) })
  await queryClient.invalidateQueries({ queryKey: keyOf(profiles.followed) })
}

/** Follows a person or ceases to: shown at once, and taken back when the server refuses. */
export async function follow(person: Pick<Profile, 'id'>, isFollowed: boolean): Promise<void> {
  const endpoint = isFollowed ? profiles.follow : profiles.unfollow
  const isDone = await optimistic(
    () => showFollowing(person, isFollowed),
    () => call(endpoint, { params: { id: person.id } }),
  )
  if (isDone) await refreshFollowers()
}

/** Reads a person anew wherever they are shown. */
export const refreshProfile = () => queryClient.invalidateQueries({ queryKey: keyOf(profiles.show) })
