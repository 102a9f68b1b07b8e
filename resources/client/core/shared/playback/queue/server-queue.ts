import type { Track } from '@/contract/music'
import { player } from '@/contract/player'
import { call } from '@/core/platform/api/call'
import { withSessionRenewal } from '@/core/shared/playback/source/with-session-renewal'

/** The tracks of a list on the server: those after `lastTrack`, or its first ones. Throws ApiError. */
export async function tracksOf(queueId: string, lastTrack?: Track): Promise<Track[]> {
  const { tracks } = await withSessionRenewal(() =>
    call(player.queue, { body: { queueId, ...(lastTrack && { lastTrack }) } }),
  )
  return tracks
}

/** Counts a listen. Throws ApiError. */
export async function logPlay({ id }: Track, queueId: string | null): Promise<void> {
  await withSessionRenewal(() => call(player.logPlay, { params: { trackId: id }, body: { queueId } }))
}
