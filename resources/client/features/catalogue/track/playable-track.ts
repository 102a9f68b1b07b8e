import type { Track } from '@/contract/music'
import type { TrackPage } from '@/contract/tracks'

/** The track of its page as queues carry it: its album without the songs on it. */
export function playableTrack({ album, ...track }: TrackPage['track']): Track {
  if (!album) return { ...track, album: null }
  const { tracks: _, ...rest } = album
  return { ...track, album: rest }
}
