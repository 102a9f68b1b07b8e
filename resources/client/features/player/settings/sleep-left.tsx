import { formatDuration } from '@/core/platform/i18n/format'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import type { SleepTimer } from '@/core/shared/playback/playback-state'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { useNow } from '@/ui/use-now'

/** What a sleep timer waits for that has no time of its own. */
export const sleepEnds = {
  track: 'End of song',
  album: 'End of album',
  queue: 'End of queue',
} as const satisfies Record<Exclude<SleepTimer['until'], 'time'>, TranslationKey>

/** The sleep timer for those who may only see it; nothing while it is off. */
export function SleepNote() {
  const { t } = useTranslation()
  const sleep = usePlayback((state) => state.sleep)
  if (!sleep) return null
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="font-bold">{t('Sleep timer')}</p>
      {sleep.until === 'time' ? (
        <SleepTimeLeft at={sleep.at} />
      ) : (
        <p className="font-semibold text-muted">{t(sleepEnds[sleep.until])}</p>
      )}
    </div>
  )
}

/** How long it is until silence, each second anew; `at` in milliseconds since 1970. */
export function SleepTimeLeft({ at }: { at: number }) {
  const { t } = useTranslation()
  const left = Math.max(0, at - useNow())
  return (
    <p className="font-semibold text-muted tabular-nums">{t('Music stops in :time', { time: formatDuration(left) })}</p>
  )
}
