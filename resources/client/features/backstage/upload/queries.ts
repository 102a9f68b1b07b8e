import { artists } from '@/contract/groups/artists'
import { suggestions } from '@/contract/groups/suggestions'
import { users } from '@/contract/groups/users'
import type { User } from '@/contract/shapes/user'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { PublishingPlace } from '@/core/shared/publishing/publishing-place'
import { foldText } from '@/lib/text'

/** Query for the minutes of music that the user may still upload; null without a limit. */
export const minutesLeft = (userId: number) =>
  queryPart(users.minutesLeft, (response) => response.minutesLeft ?? null, { params: { id: userId } })

export const refetchMinutes = () => queryClient.invalidateQueries({ queryKey: keyOf(users.minutesLeft) })

/** Most albums of one artist that a search returns. */
const ALBUMS = 50

/** Returns the search for artists to credit: the user's, and with `listAll` those of others. It throws ApiError. */
export const creditFinder =
  (listAll: boolean): PublishingPlace['findArtists'] =>
  async (text, signal) => {
    const { results } = await call(suggestions.artists, { query: { query: text, listAll } }, { signal })
    return results.map(({ id, name, description }) => ({
      id,
      name: name || `#${id}`,
      ...(description && { description }),
    }))
  }

/** Returns the search for albums of the artists that a user manages. It throws ApiError. */
export const albumFinder =
  ({ artists: managed }: User): PublishingPlace['findAlbums'] =>
  async (text, signal) => {
    const pages = await Promise.all(
      managed.map(({ id }) =>
        call(artists.albums, { params: { id }, query: { query: text, perPage: ALBUMS } }, { signal }),
      ),
    )
    const names = new Map(pages.flatMap(({ pagination }) => pagination.items.map(({ id, name }) => [id, name])))
    return [...names].map(([id, name]) => ({ id, name })).filter(({ name }) => foldText(name).includes(foldText(text)))
  }
