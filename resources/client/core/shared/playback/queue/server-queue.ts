import type { Track } from '@/contract/music'
import { player } from '@/contract/player'
import { call } from '@/core/platform/api/call'
import { withSessionRenewal } from '@/core/shared/playback/source/with-session-renewal'

/** Requests the tracks of a list after `lastTrack`, or its first ones. Throws ApiError. */
export async function tracksOf(queueId: string, lastTrack?: Track): Promise<Track[]> {
  const { tracks } = await withSessionRenewal(() =>
    call(player.queue, { body: { queueId, ...(lastTrack && { lastTrack }) } }),
  )
  return tracks
}

/** Adds one to the play count of a track. Throws ApiError. */
export async function logPlay({ id }: Track, queueId: string | null): Promise<void> {
  await withSessionRenewal(() => call(player.logPlay, { params: { trackId: id }, body: { queueId } }))
}
