import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import type { QueueEntry } from '@/core/shared/playback/queue/queue'

import { QueueSong } from './queue-song'

/** A song of the queue as a button that plays it now. */
export function PlayEntry({ entry: { id, track } }: { entry: QueueEntry }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t('Play :name', { name: track.name })}
      onClick={() => playback.jumpTo(id)}
      className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-small py-2 ps-1 -outline-offset-2"
    >
      <QueueSong track={track} />
    </button>
  )
}
