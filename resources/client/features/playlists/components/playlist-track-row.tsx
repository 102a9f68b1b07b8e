import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, ListX } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TrackRow } from '@/core/shared/media/track-row'
import { classNames } from '@/lib/class-names'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { MoveHandle, useRowDrop } from './move-handle'

type PlaylistTrackRowProps = {
  tracks: Track[]
  index: number
  queueId: string
  /** Moves a track between indices; undefined if the user may not reorder. */
  onMove: ((from: number, to: number) => void) | undefined
  onRemove: (() => void) | undefined
}

/** A playlist row; users with permission can move and remove the track. */
export function PlaylistTrackRow({ tracks, index, queueId, onMove, onRemove }: PlaylistTrackRowProps) {
  const { place, dropEvents } = useRowDrop(index, onMove)
  const extra = useEditGroup({ index, count: tracks.length, onMove, onRemove })
  const track = tracks[index]
  if (!track) return null
  return (
    <div {...dropEvents} className="relative flex items-center">
      {place && <span aria-hidden className={classNames(DROP_LINE, place === 'before' ? 'top-0' : 'bottom-0')} />}
      {onMove && <MoveHandle subject={{ item: track, extra }} index={index} onMove={onMove} />}
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

const DROP_LINE = 'pointer-events-none absolute inset-x-2 z-above -my-px h-0.5 rounded-full bg-primary'

type EditOptions = Pick<PlaylistTrackRowProps, 'index' | 'onMove' | 'onRemove'> & { count: number }

/** Extra menu entries to move and remove the track without dragging. */
function useEditGroup({ index, count, onMove, onRemove }: EditOptions): MenuGroup | undefined {
  const { t } = useTranslation()
  const [isFirst, isLast] = [index === 0, index === count - 1]
  const entries: MenuEntry[] = []
  const moves = [
    { id: 'up', label: t('Move up'), icon: <ArrowUp aria-hidden />, disabled: isFirst, to: index - 1 },
    { id: 'down', label: t('Move down'), icon: <ArrowDown aria-hidden />, disabled: isLast, to: index + 1 },
    { id: 'top', label: t('Move to the top'), icon: <ArrowUpToLine aria-hidden />, disabled: isFirst, to: 0 },
    {
      id: 'bottom',
      label: t('Move to the bottom'),
      icon: <ArrowDownToLine aria-hidden />,
      disabled: isLast,
      to: count - 1,
    },
  ]
  if (onMove) entries.push(...moves.map(({ to, ...entry }) => ({ ...entry, onSelect: () => onMove(index, to) })))
  if (onRemove)
    entries.push({
      id: 'remove',
      label: t('Remove from this playlist'),
      icon: <ListX aria-hidden />,
      onSelect: onRemove,
    })
  return entries.length > 0 ? { id: 'playlist', entries } : undefined
}
