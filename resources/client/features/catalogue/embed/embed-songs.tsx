import { AudioLines } from 'lucide-react'

import type { Track } from '@/contract/music'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'

/** The songs of an album in another site's page, to be played from any of them. */
export function EmbedSongs({ tracks }: { tracks: Track[] }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('Songs')} className="min-h-0 flex-1 border-t border-divider px-2 py-2">
      {tracks.map(({ id }, index) => (
        <Song key={id} tracks={tracks} index={index} />
      ))}
    </ol>
  )
}

function Song({ tracks, index }: { tracks: Track[]; index: number }) {
  const { t } = useTranslation()
  const { isCurrent, isPlaying, toggle } = usePlayButton({ tracks, index })
  const track = tracks[index]
  if (!track) return null
  return (
    <li>
      <button
        type="button"
        onClick={toggle}
        aria-label={t(isPlaying ? 'Pause :name' : 'Play :name', { name: track.name })}
        aria-current={isCurrent || undefined}
        className={classNames(
          'flex min-h-target w-full items-center gap-3 rounded-small px-2 text-start hover:bg-hover',
          isCurrent && 'bg-selected font-bold text-primary',
        )}
      >
        <span className="grid w-6 shrink-0 place-items-center text-sm text-muted tabular-nums">
          {isPlaying ? <AudioLines aria-hidden className="size-4 text-primary" /> : (track.number ?? index + 1)}
        </span>
        <span className="min-w-0 flex-1 truncate">{track.name}</span>
        {track.duration != null && (
          <span className="text-sm text-muted tabular-nums">{formatDuration(track.duration)}</span>
        )}
      </button>
    </li>
  )
}
