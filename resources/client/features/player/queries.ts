import { tracks } from '@/contract/tracks'
import { query } from '@/core/platform/api/query'

/** A song by its id, as its page reads it too. */
export const trackQuery = (id: string) => query(tracks.show, { params: { id }, query: { loader: 'trackPage' } })

/** The wave of a song. */
export const waveQuery = (id: number) => query(tracks.wave, { params: { id } })

/** Words of a song; `duration` in seconds is that of the recording that plays, 0 when it is not known. */
export const lyricsQuery = (id: number, duration: number) =>
  query(tracks.lyrics, { params: { id }, query: { duration: duration > 0 ? Math.round(duration * 1000) : undefined } })
