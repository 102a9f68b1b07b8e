import { Pause, Play } from 'lucide-react'
import { useState } from 'react'

import { formatDuration, formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { RangeSlider } from '@/ui/fields/range-slider'

import { type Recording, useRecordingState } from './recording'
import { timeText } from './time-text'

/** Playback rates: slow lines are easier to tap. */
const RATES = ['0.75', '1'] as const

type RecordingPlayerProps = { recording: Recording; /** Tries to load the file again. */ onRetry: () => void }

/** Plays the recording of the song that is edited: play, seek and speed. */
export function RecordingPlayer({ recording, onRetry }: RecordingPlayerProps) {
  const { t } = useTranslation()
  const isPlaying = useRecordingState(recording, (state) => state.isPlaying)
  const hasFailed = useRecordingState(recording, (state) => state.hasFailed)
  const [rate, setRate] = useState<(typeof RATES)[number]>('1')
  if (hasFailed) {
    return (
      <p role="alert" className="font-semibold text-danger">
        {t("The recording can't be played.")}{' '}
        <button type="button" className="underline underline-offset-4" onClick={onRetry}>
          {t('Try again')}
        </button>
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <IconButton
        label={isPlaying ? t('Pause') : t('Play')}
        icon={isPlaying ? <Pause /> : <Play />}
        variant="primary"
        onClick={recording.toggle}
      />
      <Position recording={recording} />
      <ChoiceChips
        label={t('Speed')}
        options={RATES.map((id) => ({ id, label: `${formatNumber(Number(id))}×` }))}
        value={rate}
        onChange={(chosen) => {
          setRate(chosen)
          recording.setRate(Number(chosen))
        }}
      />
    </div>
  )
}

function Position({ recording }: { recording: Recording }) {
  const { t } = useTranslation()
  const position = useRecordingState(recording, (state) => state.position)
  const duration = useRecordingState(recording, (state) => state.duration)
  return (
    <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
      <span data-testid="recording-position" className="tabular-nums">
        {timeText(position)}
      </span>
      <RangeSlider
        label={t('Song position')}
        value={position}
        max={duration}
        step="any"
        valueText={formatDuration(position * 1000)}
        onChange={recording.seek}
        className="min-w-0 flex-1"
      />
      <span className="text-muted tabular-nums">{formatDuration(duration * 1000)}</span>
    </div>
  )
}
