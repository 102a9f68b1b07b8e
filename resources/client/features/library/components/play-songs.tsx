import type { Track } from '@/contract/music'
import { PlayAllButton } from '@/core/shared/media/play-all-button'
import { ShuffleButton } from '@/core/shared/media/shuffle-button'

/** Plays the songs of a section, in order or shuffled. */
export function PlaySongs(songs: { tracks: Track[]; queueId: string | null }) {
  return (
    <>
      <PlayAllButton {...songs} />
      <ShuffleButton {...songs} />
    </>
  )
}
