import { tracks } from '@/contract/groups/tracks'
import { query } from '@/core/platform/api/query'

/** A track by id, with the same loader as its page, so that both share one cache entry. */
export const trackQuery = (id: string) => query(tracks.show, { params: { id }, query: { loader: 'trackPage' } })

/** Waveform of a track. */
export const waveQuery = (id: number) => query(tracks.wave, { params: { id } })

/** Lyrics of a track; `duration` is the length of the loaded recording in seconds, 0 when unknown. */
export const lyricsQuery = (id: number, duration: number) =>
  query(tracks.lyrics, { params: { id }, query: { duration: duration > 0 ? Math.round(duration * 1000) : undefined } })
