import { backstageRequests } from '@/contract/groups/backstage-requests'
import { suggestions } from '@/contract/groups/suggestions'
import { encodeFilters } from '@/contract/machinery/wire'
import { CURRENT_USER } from '@/contract/shapes/music-body'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

/** Id of an artist that exists only once its request is approved. */
export const newArtistId = CURRENT_USER

/** Most requests of one user that are shown. */
const REQUESTS = 50

/** The user's own requests, the latest first. */
export const requestsOf = (userId: number) =>
  queryPart(backstageRequests.list, ({ pagination }) => pagination.items, {
    query: {
      // Releases check whose requests are asked for by either.
      userId,
      filters: encodeFilters([{ key: 'user_id', operator: '=', value: userId }]),
      orderBy: 'created_at',
      orderDir: 'desc',
      perPage: REQUESTS,
    },
  })

export const refetchRequests = () => queryClient.invalidateQueries({ queryKey: keyOf(backstageRequests.list) })

/** Most artists that a search suggests. */
export const SUGGESTIONS = 20

/** Artists by name: those of others, or the ones that the user manages. */
export const findArtists = async (query: string, whose: 'others' | 'own', signal: AbortSignal) => {
  const { results } = await call(
    suggestions.artists,
    { query: { query, limit: SUGGESTIONS, excludeSelf: true, listAll: whose === 'others' } },
    { signal },
  )
  return results
}
