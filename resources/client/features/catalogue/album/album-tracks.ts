import type { AlbumPage } from '@/contract/albums'
import type { Track } from '@/contract/music'

/** The page's tracks leave out the album they are on; wherever they are played from here, they know it again. */
export function albumTracks({ tracks, ...album }: AlbumPage['album']): Track[] {
  return tracks.map((track) => ({ ...track, album: track.album ?? album }))
}
