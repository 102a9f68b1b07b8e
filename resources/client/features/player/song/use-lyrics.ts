import { useQuery } from '@tanstack/react-query'

import type { Track } from '@/contract/music'
import { isGone } from '@/core/platform/api/api-error'
import { queryClient } from '@/core/platform/api/query-client'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { lyricsQuery } from '../queries'

/** The words of the song that is on, asked for once its recording's length is known; `hasNone` when there are no words to sing. */
export function useLyrics(track: Track, isWanted = true) {
  const duration = usePlayback((state) => state.duration)
  const isLoading = usePlayback(({ status, duration: known }) => status === 'loading' && known === 0)
  const query = useQuery({ ...lyricsQuery(track.id, duration), enabled: isWanted && !isLoading }, queryClient)
  const isUnknown = isGone(query.error)
  return { query, hasNone: isUnknown || query.data?.lines.every(({ text }) => text === '') === true }
}
