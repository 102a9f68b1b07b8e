import { Moon } from 'lucide-react'

import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { useNow } from '@/ui/use-now'

import { openPanel } from '../panel-store'
import { sleepEnds } from '../settings/sleep-left'

/** When the player will fall silent by itself, and the way to change that; nothing while it will not. */
export function SleepSign() {
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
        {sleep.until === 'time' ? <TimeLeft at={sleep.at} /> : t(sleepEnds[sleep.until])}
      </span>
    </Button>
  )
}

function TimeLeft({ at }: { at: number }) {
  return formatDuration(Math.max(0, at - useNow()))
}
