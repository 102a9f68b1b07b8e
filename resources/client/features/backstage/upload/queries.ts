import { search } from '@/contract/groups/search'
import { suggestions } from '@/contract/groups/suggestions'
import { users } from '@/contract/groups/users'
import type { User } from '@/contract/shapes/user'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { PublishingPlace } from '@/core/shared/publishing/publishing-place'

import { ownMusicFinder } from '../music/queries'
import { SUGGESTIONS } from '../queries'

/** Query for the minutes of music that the user may still upload; null without a limit. */
export const minutesLeft = (userId: number) =>
  queryPart(users.minutesLeft, (response) => response.minutesLeft ?? null, { params: { id: userId } })

export const refetchMinutes = () => queryClient.invalidateQueries({ queryKey: keyOf(users.minutesLeft) })

/** Returns the search for artists to credit: the user's, and with `listAll` those of others. It throws ApiError. */
export const creditFinder =
  (listAll: boolean): PublishingPlace['findArtists'] =>
  async (text, signal) => {
    const { results } = await call(
      suggestions.artists,
      { query: { query: text, limit: SUGGESTIONS, listAll } },
      { signal },
    )
    return results.map(({ id, name, description }) => ({
      id,
      name: name || `#${id}`,
      ...(description && { description }),
    }))
  }

/** Returns the search for albums that a user may add songs to; without a managed artist, those that the user owns. */
export const ownAlbumFinder = ({ id: userId, artists }: User): PublishingPlace['findAlbums'] =>
  artists.length > 0
    ? ownMusicFinder('albums', artists)
    : async (text, signal) => {
        const { pagination } = await call(
          search.model,
          { params: { type: 'album' }, query: { query: text } },
          { signal },
        )
        return pagination.items.flatMap((row) =>
          row.model_type === 'album' && row.owner_id === userId ? [{ id: row.id, name: row.name }] : [],
        )
      }
