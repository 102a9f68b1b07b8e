import { X } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import type { Queue, QueueEntry } from '@/core/shared/playback/queue/queue'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { MoveButton, type MoveButtonProps } from '@/ui/collections/move-button'
import { type DropSide, dropLine, useRowDrag } from '@/ui/collections/use-row-drag'
import { VirtualList } from '@/ui/collections/virtual-list'
import { useMovingRows } from '@/ui/motion/use-moving-rows'
import { StarOrnament } from '@/ui/pictures/star-ornament'

import { LIST, PlayEntryButton, ROW, ROW_HEIGHT } from './queue-row'

type UpcomingTracksProps = {
  queue: Queue
  /** Index of the first upcoming entry. */
  start: number
  /** Announces a change to screen readers. */
  onAnnounce: (message: string) => void
}

const idOf = ({ id }: QueueEntry) => id

/** Upcoming tracks in playback order; each can be moved, removed or played now. */
export function UpcomingTracks({ queue, start, onAnnounce }: UpcomingTracksProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const next = useMemo(() => queue.entries.slice(start), [queue, start])
  const count = next.length
  const { MotionProvider, moving } = useMovingRows({ items: next, keyOf: idOf })

  function move({ id, track }: QueueEntry, place: number) {
    const within = Math.min(Math.max(place, 0), count - 1)
    playback.move(id, start + within)
    onAnnounce(t('“:name” moved to position :place of :count', { name: track.name, place: within + 1, count }))
  }
  function remove({ id, track }: QueueEntry, place: number) {
    // Focus the entry that takes the removed one's place.
    const neighbour = next[place + 1] ?? next[place - 1]
    box.current?.querySelector<HTMLElement>(`[data-remove="${neighbour?.id}"]`)?.focus()
    playback.remove(id)
    onAnnounce(t('“:name” was removed from the queue', { name: track.name }))
  }
  const drag = useRowDrag((from, to) => {
    const entry = next[from]
    if (entry) move(entry, to)
  })

  if (count === 0)
    return <QueuePlaceholder>{t('No more songs in the queue. Add some from any page.')}</QueuePlaceholder>
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      <MotionProvider>
        <VirtualList
          label={t('Next up')}
          items={next}
          itemKey={({ id }) => String(id)}
          estimateSize={ROW_HEIGHT}
          scroller="box"
          className={LIST}
          renderItem={(entry, place) =>
            moving(
              entry,
              <UpcomingTrack
                entry={entry}
                place={place}
                count={count}
                dropSide={drag.sideAt(place, count)}
                isDragged={drag.from === place}
                gripEvents={drag.gripEvents}
                onMove={(to) => move(entry, to)}
                onRemove={() => remove(entry, place)}
              />,
            )
          }
        />
      </MotionProvider>
    </div>
  )
}

type UpcomingTrackProps = Omit<MoveButtonProps, 'name'> & {
  entry: QueueEntry
  /** Edge at which the dragged entry would be dropped. */
  dropSide: DropSide | null
  isDragged: boolean
  onRemove: () => void
}

function UpcomingTrack({ entry, dropSide, isDragged, onRemove, ...move }: UpcomingTrackProps) {
  const { t } = useTranslation()
  const { name } = entry.track
  return (
    <div className={classNames(ROW, isDragged && 'opacity-50', dropSide && dropLine[dropSide])}>
      <MoveButton {...move} name={name} />
      <PlayEntryButton entry={entry} />
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

/** Entries before the current one, most recent first. */
export function EarlierTracks({ queue, end }: { queue: Queue; end: number }) {
  const { t } = useTranslation()
  const earlierEntries = useMemo(() => queue.entries.slice(0, Math.max(0, end)).toReversed(), [queue, end])
  if (earlierEntries.length === 0)
    return <QueuePlaceholder>{t("Songs you've played will show up here.")}</QueuePlaceholder>
  return (
    <VirtualList
      label={t('Played')}
      items={earlierEntries}
      itemKey={({ id }) => String(id)}
      estimateSize={ROW_HEIGHT}
      scroller="box"
      className={LIST}
      renderItem={(entry) => (
        <div className={ROW}>
          <PlayEntryButton entry={entry} />
        </div>
      )}
    />
  )
}

function QueuePlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center text-muted">
      <StarOrnament className="size-14 text-primary" />
      <p>{children}</p>
    </div>
  )
}
