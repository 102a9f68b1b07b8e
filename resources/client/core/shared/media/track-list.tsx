import type { Track } from '@/contract/music'

import { TrackRow } from './track-row'

type TrackListProps = {
  tracks: Track[]
  label: string
  queueId?: string | null
  /** In an album the cover and the artist say nothing new: the number takes the cover's place. */
  isAlbum?: boolean
}

/** Tracks to play one after the other, from any of them. */
export function TrackList({ tracks, label, queueId = null, isAlbum = false }: TrackListProps) {
  return (
    <ol aria-label={label} className="-mx-2">
      {tracks.map((track, index) => (
        <TrackRow key={track.id} tracks={tracks} index={index} queueId={queueId} isAlbum={isAlbum} />
      ))}
    </ol>
  )
}
