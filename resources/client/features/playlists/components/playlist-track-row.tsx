import { ListX } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TrackRow } from '@/core/shared/media/track-row'
import { classNames } from '@/lib/class-names'
import { MoveButton } from '@/ui/collections/move-button'
import { dropLine, type RowDrag } from '@/ui/collections/use-row-drag'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'
import { moveGroups } from '@/ui/overlays/move-menu'

type PlaylistTrackRowProps = {
  tracks: Track[]
  index: number
  queueId: string
  drag: RowDrag
  /** Moves the track to an index; undefined if the user may not reorder. */
  onMove: ((to: number) => void) | undefined
  onRemove: (() => void) | undefined
}

/** A playlist row; users with permission can move and remove the track. */
export function PlaylistTrackRow({ tracks, index, queueId, drag, onMove, onRemove }: PlaylistTrackRowProps) {
  const count = tracks.length
  const extra = useEditGroup({ index, count, onMove, onRemove })
  const dropSide = drag.sideAt(index, count)
  const track = tracks[index]
  if (!track) return null
  return (
    <div
      className={classNames(
        'relative flex items-center',
        drag.from === index && 'opacity-50',
        dropSide && dropLine[dropSide],
      )}
    >
      {onMove && (
        <MoveButton name={track.name} place={index} count={count} gripEvents={drag.gripEvents} onMove={onMove} />
      )}
      <div className="min-w-0 flex-1">
        <TrackRow
          as="div"
          tracks={tracks}
          index={index}
          queueId={queueId}
          isAlbum={false}
          menuExtra={extra && (() => extra)}
        />
      </div>
    </div>
  )
}

type EditOptions = Pick<PlaylistTrackRowProps, 'index' | 'onMove' | 'onRemove'> & { count: number }

/** Extra menu entries to move and remove the track without dragging. */
function useEditGroup({ index, count, onMove, onRemove }: EditOptions): MenuGroup | undefined {
  const { t } = useTranslation()
  const entries: MenuEntry[] = onMove
    ? moveGroups(t, { place: index, count, onMove }).flatMap((group) => group.entries)
    : []
  if (onRemove)
    entries.push({
      id: 'remove',
      label: t('Remove from this playlist'),
      icon: <ListX aria-hidden />,
      onSelect: onRemove,
    })
  return entries.length > 0 ? { id: 'playlist', entries } : undefined
}
