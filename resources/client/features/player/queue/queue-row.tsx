import { AudioLines, Music } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import type { QueueEntry } from '@/core/shared/playback/queue/queue'
import { trackCover } from '@/core/shared/playback/track-cover'
import { classNames } from '@/lib/class-names'
import { Image } from '@/ui/pictures/image'

/** Estimated row height in pixels, used until a row is measured. */
export const ROW_HEIGHT = 60

/** Classes of a scrolling queue list. */
export const LIST = 'relative -mx-2 min-h-0 flex-1'

/** Classes of a queue row. */
export const ROW =
  'relative flex min-h-[max(3.75rem,var(--target))] items-center gap-1 rounded-panel px-1 hover:bg-hover'

/** Cover, title and artists of a queued track. */
export function QueueTrack({ track, isCurrent = false }: { track: Track; isCurrent?: boolean }) {
  return (
    <>
      <Image src={trackCover(track)} alt="" className="size-11 rounded-small" fallback={<Music className="size-5" />} />
      <span className="min-w-0 flex-1 text-start">
        <span className={classNames('block truncate font-bold', isCurrent && 'text-primary')}>{track.name}</span>
        <span className="block truncate text-sm text-muted">{track.artists.map(({ name }) => name).join(', ')}</span>
      </span>
      {isCurrent && <AudioLines aria-hidden className="me-2 size-5 text-primary" />}
    </>
  )
}

/** Button that jumps to a queue entry. */
export function PlayEntryButton({ entry: { id, track } }: { entry: QueueEntry }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t('Play :name', { name: track.name })}
      onClick={() => playback.jumpTo(id)}
      className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-small py-2 ps-1 -outline-offset-2"
    >
      <QueueTrack track={track} />
    </button>
  )
}
