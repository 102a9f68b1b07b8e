import { LoaderCircle, Pause, Play, RotateCcw } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { useDelayed } from '@/ui/feedback/spinner'

import { BarButton } from './bar-button'

type PlayPauseButtonProps = {
  isFull: boolean | undefined
  /** Shows the label under the icon. */
  hasWord?: boolean
  className?: string | undefined
}

/** Plays, pauses, and retries after a failure; `isFull` in the now-playing view, where it names no shortcut. */
export function PlayPauseButton({ isFull, hasWord = false, className }: PlayPauseButtonProps) {
  const { t } = useTranslation()
  const isPressed = usePlayback(wantsSound)
  const hasFailed = usePlayback(({ status }) => status === 'failed')
  const isSlow = useDelayed(usePlayback(({ status }) => status === 'loading'))
  const { label, Icon } = hasFailed
    ? ({ label: 'Try again', Icon: RotateCcw } as const)
    : isPressed
      ? ({ label: 'Pause', Icon: Pause } as const)
      : ({ label: 'Play', Icon: Play } as const)
  return (
    <BarButton
      variant="primary"
      size={isFull ? 'lg' : 'md'}
      label={t(label)}
      word={hasWord ? t(label) : undefined}
      shortcut={isFull ? undefined : 'Space'}
      icon={
        isSlow ? (
          <LoaderCircle aria-hidden className="animate-spin" />
        ) : (
          <Icon aria-hidden fill={hasFailed ? 'none' : 'currentColor'} />
        )
      }
      onClick={playback.toggle}
      className={className}
    />
  )
}
