import { suggestions } from '@/contract/groups/suggestions'
import { users } from '@/contract/groups/users'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { PublishingPlace } from '@/core/shared/publishing/publishing-place'

/** Query for the minutes of music that the user may still upload; null without a limit. */
export const minutesLeft = (userId: number) =>
  queryPart(users.minutesLeft, (response) => response.minutesLeft ?? null, { params: { id: userId } })

export const refetchMinutes = () => queryClient.invalidateQueries({ queryKey: keyOf(users.minutesLeft) })

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
