import { useQueries } from '@tanstack/react-query'

import { durationQuery } from '../recording/durations'
import { isAudioFile } from '../recording/source-url'
import type { AlbumTrack } from './album-tracks'

/** Completes the tracks without a known duration by that of their recordings, which this browser reads. */
export function useDurations(tracks: readonly AlbumTrack[]): AlbumTrack[] {
  const sources = tracks.flatMap(({ duration, src }) => (duration === null && src && isAudioFile(src) ? [src] : []))
  const found = useQueries({ queries: sources.map((src) => durationQuery(src)) })
  return tracks.map((track) =>
    track.duration === null && !track.isTimedByHand
      ? { ...track, duration: found[sources.indexOf(track.src ?? '')]?.data ?? null }
      : track,
  )
}
