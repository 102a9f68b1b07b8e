import { MAX_QUEUE_PAGE_SIZE, player } from '@/contract/groups/player'
import type { Track } from '@/contract/shapes/music'
import { call } from '@/core/platform/api/call'

/** Largest number of a list's tracks that one action queues, downloads or adds to a playlist. */
const MAX_TRACKS = 500

/** Requests all tracks of a list in order, up to {@link MAX_TRACKS}. Throws ApiError. */
export async function allTracksOf(queueId: string): Promise<Track[]> {
  const tracks: Track[] = []
  for (let isMore = true; isMore && tracks.length < MAX_TRACKS;) {
    const lastTrack = tracks.at(-1)
    // The server continues after the last track of the previous page.
    const page = await call(player.queue, {
      body: { queueId, perPage: MAX_QUEUE_PAGE_SIZE, ...(lastTrack && { lastTrack }) },
    })
    tracks.push(...page.tracks)
    isMore = page.tracks.length === MAX_QUEUE_PAGE_SIZE
  }
  return tracks
}
