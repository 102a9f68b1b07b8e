import type { Track } from '@/contract/shapes/music'

import { TrackRow } from './track-row'

type TrackListProps = {
  tracks: Track[]
  label: string
  queueId?: string | null
  /** Shows track numbers instead of covers, and no album column, which would repeat the album. */
  isAlbum?: boolean
}

/** A list of tracks; playing one continues with those after it. */
export function TrackList({ tracks, label, queueId = null, isAlbum = false }: TrackListProps) {
  return (
    <ol aria-label={label} className="-mx-2">
      {tracks.map((track, index) => (
        <TrackRow key={track.id} tracks={tracks} index={index} queueId={queueId} isAlbum={isAlbum} />
      ))}
    </ol>
  )
}
