import { useMemo, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import type { Queue, QueueEntry } from '@/core/shared/playback/queue/queue'
import { VirtualList } from '@/ui/collections/virtual-list'

import { NextSong } from './next-song'
import { QueueHint } from './queue-hint'
import { LIST, ROW_HEIGHT } from './row-style'
import { useRowDrag } from './use-row-drag'

type NextSongsProps = {
  queue: Queue
  /** Index of the first song to come. */
  start: number
  /** What happened, to be spoken. */
  onNews: (news: string) => void
}

/** What is to come, in the order it will play; each song can be moved, taken out and played at once. */
export function NextSongs({ queue, start, onNews }: NextSongsProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const next = useMemo(() => queue.entries.slice(start), [queue, start])
  const count = next.length

  function move({ id, track }: QueueEntry, place: number) {
    const within = Math.min(Math.max(place, 0), count - 1)
    playback.move(id, start + within)
    onNews(t('“:name” moved to position :place of :count', { name: track.name, place: within + 1, count }))
  }
  function remove({ id, track }: QueueEntry, place: number) {
    // The focus goes where the eye goes: to the song that takes the place.
    const neighbour = next[place + 1] ?? next[place - 1]
    box.current?.querySelector<HTMLElement>(`[data-remove="${neighbour?.id}"]`)?.focus()
    playback.remove(id)
    onNews(t('“:name” was removed from the queue', { name: track.name }))
  }
  const drag = useRowDrag((from, to) => {
    const entry = next[from]
    if (entry) move(entry, to)
  })

  if (count === 0) return <QueueHint>{t('No more songs in the queue. Add some from any page.')}</QueueHint>
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      <VirtualList
        label={t('Next up')}
        items={next}
        itemKey={({ id }) => String(id)}
        estimateSize={ROW_HEIGHT}
        scroller="box"
        className={LIST}
        renderItem={(entry, place) => (
          <NextSong
            entry={entry}
            place={place}
            count={count}
            dropSide={drag.sideAt(place, count)}
            isDragged={drag.from === place}
            gripEvents={drag.gripEvents}
            onMove={(to) => move(entry, to)}
            onRemove={() => remove(entry, place)}
          />
        )}
      />
    </div>
  )
}
