import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import type { Lyrics } from '@/contract/shapes/lyrics'
import type { Track } from '@/contract/shapes/music'
import { isGone } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FollowButton } from '@/core/shared/media/follow-button'
import { MediaSection } from '@/core/shared/media/media-section'
import { sungLine } from '@/core/shared/media/sung-line'
import { useFollowedList } from '@/core/shared/media/use-followed-list'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { PanelError } from '@/core/shared/screen/query-view'
import { classNames } from '@/lib/class-names'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

import { trackQueries } from '../queries'

/** Lyrics of a track; renders nothing while they load or when there are none. */
export function TrackLyrics({ track }: { track: Track }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(trackQueries.lyrics(track.id, track.duration))
  const isUnknown = isGone(error)
  if (isUnknown || (!error && !data?.lines.length)) return null
  return (
    <MediaSection title={t('Lyrics')}>
      {error && !data && <PanelError error={error} onRetry={() => void refetch()} />}
      {data?.isSynced && <LyricsLines trackId={track.id} lines={data.lines} />}
      {data && !data.isSynced && (
        <p className="max-w-prose px-3 text-lg whitespace-pre-line">{data.lines.map(({ text }) => text).join('\n')}</p>
      )}
    </MediaSection>
  )
}

type LyricsLinesProps = { trackId: number; lines: Lyrics['lines'] }

/** Synced lyrics that highlight the current line; while the track is in the player, clicking a line seeks to it. */
function LyricsLines({ trackId, lines }: LyricsLinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const { isFollowing, follow, currentRef, listProps } = useFollowedList()
  const sung = usePlayback(({ queue, position }) =>
    currentEntry(queue)?.track.id === trackId ? sungLine(lines, position) : null,
  )
  function goTo(time: number): void {
    playback.seek(time)
    follow()
  }
  return (
    <div className="relative">
      <ol
        ref={list}
        {...(sung !== null && listProps)}
        {...useKeyboardScroll(list)}
        className="relative max-h-96 space-y-1 overflow-y-auto"
      >
        {lines.map(({ text, time }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines repeat and never change order
          <li key={index} ref={index === sung ? currentRef : null}>
            {sung === null || time === null ? (
              <span className="block px-3 py-1 text-lg">{text}</span>
            ) : (
              <button
                type="button"
                onClick={() => goTo(time)}
                aria-current={index === sung || undefined}
                className={classNames(
                  'block min-h-target w-full rounded-input px-3 py-1 text-start text-lg hover:bg-hover',
                  index === sung ? 'font-extrabold text-primary' : index < sung && 'text-muted',
                )}
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ol>
      {sung !== null && !isFollowing && <FollowButton onClick={follow} />}
    </div>
  )
}
