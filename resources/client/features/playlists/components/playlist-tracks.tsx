import { useMemo, useState } from 'react'

import type { Playlist, Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { keepFocus } from '@/ui/collections/keep-focus'
import { useRowDrag } from '@/ui/collections/use-row-drag'
import { VirtualList } from '@/ui/collections/virtual-list'
import { useMovingRows } from '@/ui/motion/use-moving-rows'

import { moveTrack, removeTrack } from '../edit-tracks'
import { entriesOf } from '../entries'
import { PlaylistTrackRow } from './playlist-track-row'

/** Estimated row height in pixels, used until a row is measured. */
const ROW_HEIGHT = 56

type PlaylistTracksProps = {
  playlist: Playlist
  tracks: Track[]
  /** True when all tracks are loaded. */
  isWhole: boolean
  queueId: string
  mayEdit: boolean
  mayMove: boolean
  onEndReached: () => void
}

/** Virtualized list of a playlist's tracks. */
export function PlaylistTracks({
  playlist,
  tracks,
  isWhole,
  queueId,
  mayEdit,
  mayMove,
  onEndReached,
}: PlaylistTracksProps) {
  const { t } = useTranslation()
  const [announcement, setAnnouncement] = useState('')
  const entries = useMemo(() => entriesOf(tracks), [tracks])
  const total = isWhole ? tracks.length : Math.max(playlist.tracks_count ?? -1, -1)
  const { MotionProvider, moving } = useMovingRows({ items: entries, keyOf: ({ key }) => key, isPaged: true })
  const loadedTracks = { id: playlist.id, tracks, isWhole }

  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), tracks.length - 1)
    const track = tracks[from]
    if (!track || place === from) return
    void moveTrack(loadedTracks, from, place)
    setAnnouncement(
      t('“:name” moved to position :place of :count', {
        name: track.name,
        place: place + 1,
        count: isWhole ? tracks.length : (playlist.tracks_count ?? tracks.length),
      }),
    )
  }
  const drag = useRowDrag(move)
  return (
    <div ref={keepFocus}>
      <MotionProvider>
        <VirtualList
          label={t('Songs')}
          items={entries}
          itemKey={({ key }) => key}
          estimateSize={ROW_HEIGHT}
          total={total}
          onEndReached={isWhole ? undefined : onEndReached}
          className="-mx-2"
          renderItem={(entry, index) =>
            moving(
              entry,
              <PlaylistTrackRow
                tracks={tracks}
                index={index}
                queueId={queueId}
                drag={drag}
                onMove={mayMove ? (to) => move(index, to) : undefined}
                onRemove={mayEdit ? () => void removeTrack(loadedTracks, entry.track) : undefined}
              />,
            )
          }
        />
      </MotionProvider>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
