import { queryOptions } from '@tanstack/react-query'

import type { Track } from '@/contract/music'
import { player } from '@/contract/player'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { hasPermission } from '@/core/platform/session/permissions'
import { toast } from '@/core/shared/toasts/toast-store'
import { seconds } from '@/lib/dates/duration'

import { playback } from './playback'
import { tracksOf } from './queue/server-queue'

/** Query for the first tracks of a list. A prefetch and the press that follows share one request. */
const firstTracks = (queueId: string) =>
  queryOptions<Track[]>({
    queryKey: [player.queue.path, queueId],
    queryFn: () => tracksOf(queueId),
    staleTime: seconds(10),
    retry: false,
  })

/** Prefetches the tracks of a list that is about to be played. Errors are silent: pressing play retries. */
export function prefetchQueue(queueId: string): void {
  if (hasPermission(getBootstrap(), 'music.play')) void queryClient.prefetchQuery(firstTracks(queueId))
}

/**
 * Plays one of the server's lists from its start, unless another press comes before its tracks arrive. Throws ApiError.
 */
export function playQueue(queueId: string): Promise<void> {
  const options = firstTracks(queueId)
  return playback.playLoaded(
    async () => {
      const tracks = await queryClient.fetchQuery(options)
      // The next press must fetch the list's current tracks.
      queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
      return tracks
    },
    (tracks) => {
      if (tracks.length === 0) toast.danger(translate('There are no songs here yet.'))
      playback.playTracks({ tracks, queueId })
    },
    queueId,
  )
}
