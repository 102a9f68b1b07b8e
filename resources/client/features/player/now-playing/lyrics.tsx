import { useQuery } from '@tanstack/react-query'
import { MicVocal } from 'lucide-react'
import { useMemo, useRef } from 'react'

import type { Lyrics as LyricsOfTrack } from '@/contract/shapes/lyrics'
import type { Track } from '@/contract/shapes/music'
import { isGone } from '@/core/platform/api/api-error'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LyricLines, singableLines } from '@/core/shared/media/lyric-lines'
import { sungLine, sungWord } from '@/core/shared/media/sung-line'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { ScreenError } from '@/core/shared/screen/query-view'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'

import { lyricsQuery } from '../queries'

/** Lyrics of a track; synced ones follow playback. */
export function Lyrics({ track }: { track: Track }) {
  const { t } = useTranslation()
  const { query, hasNone } = useLyrics(track)
  if (hasNone) {
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-auto">
        <EmptyState icon={<MicVocal className="size-16" />} title={t('No lyrics for this song yet')} action={null}>
          {t("Hum along for now. We'll show the lyrics as soon as we have them.")}
        </EmptyState>
      </div>
    )
  }
  if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LyricsSkeleton />
  if (query.data.isSynced) return <SyncedLyrics lines={query.data.lines} />
  return <PlainLyrics text={query.data.lines.map(({ text }) => text).join('\n')} />
}

function SyncedLyrics({ lines }: Pick<LyricsOfTrack, 'lines'>) {
  const timed = useMemo(() => singableLines(lines), [lines])
  const current = usePlayback(({ position }) => sungLine(timed, position))
  const word = usePlayback(({ position }) => sungWord(timed[current], position))
  return <LyricLines lines={timed} current={current} currentWord={word} onSeek={playback.seek} />
}

function PlainLyrics({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={box}
      {...useKeyboardScroll(box)}
      className="min-h-0 flex-1 overflow-auto py-4 text-lg child:text-2xl leading-snug font-semibold whitespace-pre-line"
    >
      {text}
    </div>
  )
}

const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-1/3', 'w-4/5']

function LyricsSkeleton() {
  return (
    <div className="flex flex-col gap-5 pt-4" aria-hidden>
      {WIDTHS.map((width) => (
        <Skeleton key={width} className={`h-6 rounded-small ${width}`} />
      ))}
    </div>
  )
}

/** Requests the current track's lyrics once its duration is known; `hasNone` if missing or only empty lines. */
export function useLyrics(track: Track, isEnabled = true) {
  const duration = usePlayback((state) => state.duration)
  const isLoading = usePlayback(({ status, duration: known }) => status === 'loading' && known === 0)
  const query = useQuery({ ...lyricsQuery(track.id, duration), enabled: isEnabled && !isLoading }, queryClient)
  const isUnknown = isGone(query.error)
  return { query, hasNone: isUnknown || query.data?.lines.every(({ text }) => text === '') === true }
}
