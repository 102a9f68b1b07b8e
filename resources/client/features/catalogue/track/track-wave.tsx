import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Track } from '@/contract/shapes/music'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { WaveBars } from '@/core/shared/media/wave-bars'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { seconds } from '@/lib/dates/duration'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RangeSlider } from '@/ui/fields/range-slider'

import { trackQueries } from '../queries'
import { WaveComments } from './wave-comments'

/** Waveform of a track, a seek bar while it plays; absent if the server has none. Children see no comment avatars. */
export function TrackWave({ track }: { track: Track }) {
  const isChild = useIsChild()
  const wave = useQuery(trackQueries.wave(track.id))
  if (wave.isPending) return <Skeleton className="h-20 w-full rounded-panel" />
  if (!wave.data || wave.data.waveData.length === 0) return null
  return (
    <div className="space-y-1">
      <Wave trackId={track.id} bars={wave.data.waveData} />
      {!isChild && <WaveComments comments={wave.data.comments} />}
    </div>
  )
}

type WaveProps = { trackId: number; bars: Parameters<typeof WaveBars>[0]['bars'] }

function Wave({ trackId, bars }: WaveProps) {
  const { t } = useTranslation()
  const second = useCurrentSecond(trackId)
  const duration = usePlayback((state) => Math.floor(state.duration))
  const [moved, setMoved] = useState<number | null>(null)
  const displayedPosition = Math.min(moved ?? second ?? 0, duration)
  const isCurrent = second !== null && duration > 0
  const [elapsed, total] = [formatDuration(seconds(displayedPosition)), formatDuration(seconds(duration))]

  function goTo(to: number) {
    setMoved(null)
    playback.seek(to)
  }

  return (
    <div className="relative h-20 rounded-panel outline-offset-4 outline-primary has-focus-visible:outline-2">
      <WaveBars bars={bars} share={isCurrent ? displayedPosition / duration : 0} />
      {isCurrent && (
        // The native slider covers the waveform invisibly.
        <RangeSlider
          label={t('Song position')}
          value={displayedPosition}
          max={duration}
          step={1}
          valueText={t(':elapsed of :total', { elapsed, total })}
          onChange={setMoved}
          onCommit={goTo}
          className="absolute inset-0 size-full cursor-pointer opacity-0 [--thumb:1px]"
        />
      )}
    </div>
  )
}

/** Returns a track's playback position in whole seconds; null unless it is the current track. */
const useCurrentSecond = (trackId: number): number | null =>
  usePlayback(({ queue, position }) => (currentEntry(queue)?.track.id === trackId ? Math.floor(position) : null))
