import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { sleepMinutesOptions } from '@/core/shared/playback/limit-fields'
import { playback } from '@/core/shared/playback/playback'
import type { SleepTimer } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { monotonicNow } from '@/lib/dates/clock'
import { minutes } from '@/lib/dates/duration'
import { ChoiceChips } from '@/ui/fields/choice-chips'

import { SleepTimeLeft } from './sleep-timer-status'

/** Returns the timer for a chip: minutes, an end event of {@link SleepTimer}, or null for "off". */
function timerOf(choice: string): SleepTimer | null {
  if (choice === 'off') return null
  if (choice === 'track' || choice === 'album' || choice === 'queue') return { until: choice }
  return { until: 'time', at: monotonicNow() + minutes(Number(choice)) }
}

/** Sets the sleep timer and shows the time left. */
export function SleepTimerField() {
  const { t } = useTranslation()
  const sleep = usePlayback((state) => state.sleep)
  const hasAlbum = usePlayback(({ queue }) => currentEntry(queue)?.track.album != null)
  const [selection, setSelection] = useState<{ choice: string; timer: SleepTimer | null }>()

  const options = [
    { id: 'off', label: t('Off') },
    ...sleepMinutesOptions(),
    { id: 'track', label: t('End of song') },
    ...(hasAlbum ? [{ id: 'album', label: t('End of album') }] : []),
    { id: 'queue', label: t('End of queue') },
  ]
  // A timer set before this mount has only its end time, not its duration.
  const isChosen = selection?.timer === sleep && selection?.choice
  const value = isChosen || (sleep === null ? 'off' : sleep.until === 'time' ? null : sleep.until)

  function choose(choice: string) {
    const timer = timerOf(choice)
    setSelection({ choice, timer })
    playback.setSleepTimer(timer)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold">{t('Sleep timer')}</p>
        {sleep?.until === 'time' && <SleepTimeLeft at={sleep.at} />}
      </div>
      <ChoiceChips label={t('Sleep timer')} options={options} value={value} onChange={choose} />
    </div>
  )
}
