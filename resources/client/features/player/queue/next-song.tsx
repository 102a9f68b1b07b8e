import { X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { QueueEntry } from '@/core/shared/playback/queue/queue'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'

import { MoveButton, type MoveButtonProps } from './move-button'
import { PlayEntry } from './play-entry'
import { ROW } from './row-style'

type NextSongProps = Omit<MoveButtonProps, 'name'> & {
  entry: QueueEntry
  /** The edge at which a song that is dragged would be put. */
  dropSide: 'top' | 'bottom' | null
  isDragged: boolean
  onRemove: () => void
}

const DROP_LINE = "after:absolute after:inset-x-2 after:h-1 after:rounded-full after:bg-primary after:content-['']"

/** A song to come. */
export function NextSong({ entry, dropSide, isDragged, onRemove, ...move }: NextSongProps) {
  const { t } = useTranslation()
  const { name } = entry.track
  return (
    <div
      className={classNames(
        ROW,
        isDragged && 'opacity-50',
        dropSide && DROP_LINE,
        dropSide === 'top' && 'after:-top-0.5',
        dropSide === 'bottom' && 'after:-bottom-0.5',
      )}
    >
      <MoveButton {...move} name={name} />
      <PlayEntry entry={entry} />
      <IconButton
        label={t('Remove “:name” from queue', { name })}
        icon={<X aria-hidden />}
        onClick={onRemove}
        data-remove={entry.id}
        className="text-muted"
      />
    </div>
  )
}
