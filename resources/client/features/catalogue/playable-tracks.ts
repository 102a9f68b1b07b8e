import type { AlbumPage } from '@/contract/albums'
import type { Track } from '@/contract/music'
import type { TrackPage } from '@/contract/tracks'

/** Returns the track of a track page as queues store it: its album without the album's tracks. */
export function playableTrack({ album, ...track }: TrackPage['track']): Track {
  if (!album) return { ...track, album: null }
  const { tracks: _, ...rest } = album
  return { ...track, album: rest }
}

/** Returns an album page's tracks with their album filled in: the response omits it, but queues need it. */
export function albumTracks({ tracks, ...album }: AlbumPage['album']): Track[] {
  return tracks.map((track) => ({ ...track, album: track.album ?? album }))
}
