import type { MockTrack } from '../store/music-rows'
import { type Music, music } from './music'

/** Tracks of the site with a large archive. */
export const ARCHIVE_TRACKS = 60_000

/** A later recording of a track: it has its own name and plays, the audio of the first, and no album. */
const recording = (track: MockTrack, id: number, take: number): MockTrack => ({
  ...track,
  id,
  name: `${track.name} ${take}`,
  plays: Math.floor((track.plays ?? 0) / take),
  album: null,
  unlisted: true,
})

/** The typical catalogue with recordings of its tracks, {@link ARCHIVE_TRACKS} in all. */
export function archive(): Music {
  const { tracks, ...rest } = music()
  const firstId = 1_000_000
  const recordings = Array.from({ length: ARCHIVE_TRACKS - tracks.length }, (_, index) => {
    const take = 2 + Math.floor(index / tracks.length)
    return tracks
      .slice(index % tracks.length, (index % tracks.length) + 1)
      .map((track) => recording(track, firstId + index, take))
  })
  return { ...rest, tracks: [...tracks, ...recordings.flat()] }
}
