import { Moon } from 'lucide-react'

import { formatDuration } from '@/core/platform/i18n/format'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import type { SleepTimer } from '@/core/shared/playback/playback-state'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { monotonicNow } from '@/lib/dates/clock'
import { useNow } from '@/lib/react/use-timer'
import { Button } from '@/ui/buttons/button'

import { openPanel } from '../panel-store'

/** Labels of sleep timers that wait for an event instead of a time. */
const sleepTimerLabels = {
  track: 'End of song',
  album: 'End of album',
  queue: 'End of queue',
} as const satisfies Record<Exclude<SleepTimer['until'], 'time'>, TranslationKey>

/** Read-only sleep timer; renders nothing while it is off. */
export function SleepTimerNote() {
  const { t } = useTranslation()
  const sleep = usePlayback((state) => state.sleep)
  if (!sleep) return null
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="font-bold">{t('Sleep timer')}</p>
      {sleep.until === 'time' ? (
        <SleepTimeLeft at={sleep.at} />
      ) : (
        <p className="font-semibold text-muted">{t(sleepTimerLabels[sleep.until])}</p>
      )}
    </div>
  )
}

/** Time until playback stops, updated every second; `at` is a time of `monotonicNow`. */
export function SleepTimeLeft({ at }: { at: number }) {
  const { t } = useTranslation()
  const left = Math.max(0, at - useNow(monotonicNow))
  return (
    <p className="font-semibold text-muted tabular-nums">{t('Music stops in :time', { time: formatDuration(left) })}</p>
  )
}

/** Time left on the sleep timer; opens the playback settings. Renders nothing while the timer is off. */
export function SleepTimerButton() {
  const { t } = useTranslation()
  const sleep = usePlayback((state) => state.sleep)
  if (!sleep) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-haspopup="dialog"
      onClick={() => openPanel('settings')}
      className="min-w-0 tabular-nums"
    >
      <Moon aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="sr-only">{t('Sleep timer')}: </span>
      <span className="truncate">
        {sleep.until === 'time' ? <TimeLeft at={sleep.at} /> : t(sleepTimerLabels[sleep.until])}
      </span>
    </Button>
  )
}

function TimeLeft({ at }: { at: number }) {
  return formatDuration(Math.max(0, at - useNow(monotonicNow)))
}
