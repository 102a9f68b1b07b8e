import { useState } from 'react'

import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { classNames } from '@/lib/class-names'
import { seconds } from '@/lib/dates/duration'
import { RangeSlider } from '@/ui/fields/range-slider'

const BAR = {
  bar: 'max-md:absolute max-md:inset-x-0 max-md:top-0',
  start: 'text-end max-md:hidden',
  end: 'max-md:hidden',
  range: 'h-6 max-md:h-7 max-md:[--lift:-0.5rem] max-md:[--thumb:0.75rem] max-md:[--track:0.25rem]',
}
const FULL = { bar: '', start: '', end: 'text-end', range: 'h-target' }

/**
 * Playback position; seeks when the thumb is released. Unless `isFull`, narrow screens show it as a strip inside the
 * bar's upper edge: above the edge it would catch taps meant for the page.
 */
export function SeekBar({ isFull = false }: { isFull?: boolean }) {
  const { t } = useTranslation()
  const position = usePlayback((state) => Math.floor(state.position))
  const duration = usePlayback((state) => Math.floor(state.duration))
  const [moved, setMoved] = useState<number | null>(null)
  const displayedPosition = moved ?? position
  const style = isFull ? FULL : BAR
  const [elapsed, total] = [formatDuration(seconds(displayedPosition)), formatDuration(seconds(duration))]

  function goTo(second: number) {
    setMoved(null)
    playback.seek(second)
  }

  return (
    <div className={classNames('flex w-full items-center gap-2 text-sm text-muted tabular-nums', style.bar)}>
      <span className={classNames('min-w-10', style.start)} aria-hidden>
        {elapsed}
      </span>
      <RangeSlider
        label={t('Song position')}
        value={Math.min(displayedPosition, duration)}
        max={duration}
        step={1}
        valueText={t(':elapsed of :total', { elapsed, total })}
        onChange={setMoved}
        onCommit={goTo}
        disabled={duration === 0}
        className={style.range}
      />
      <span className={classNames('min-w-10', style.end)} aria-hidden>
        {total}
      </span>
    </div>
  )
}
