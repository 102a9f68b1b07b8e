import { LoaderCircle, Pause, Play, Repeat, Repeat1, RotateCcw, Shuffle, SkipBack, SkipForward } from 'lucide-react'

import { type TranslationKey, useTranslation } from '@/core/i18n/use-translation'
import { playback } from '@/core/playback/playback'
import { wantsSound } from '@/core/playback/playback-state'
import type { Repeat as RepeatMode } from '@/core/playback/queue'
import { usePlayback } from '@/core/playback/use-playback'
import { useDelayed } from '@/ui/use-delayed'

import { BarButton } from './bar-button'

const onWideScreens = 'max-md:hidden'

/** The buttons that steer the song; on narrow screens those a thumb needs. */
export function Transport() {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-1 md:gap-2">
      <ShuffleButton />
      <BarButton
        label={t('Previous')}
        shortcut="p"
        icon={<SkipBack aria-hidden fill="currentColor" />}
        onClick={playback.previous}
        className={onWideScreens}
      />
      <PlayPauseButton />
      <BarButton label={t('Next')} shortcut="n" icon={<SkipForward aria-hidden fill="currentColor" />} onClick={playback.next} />
      <RepeatButton />
    </div>
  )
}

function PlayPauseButton() {
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
      label={t(label)}
      shortcut="Space"
      icon={isSlow ? <LoaderCircle aria-hidden className="animate-spin" /> : <Icon aria-hidden fill={hasFailed ? 'none' : 'currentColor'} />}
      onClick={playback.toggle}
    />
  )
}

function ShuffleButton() {
  const { t } = useTranslation()
  const isShuffled = usePlayback(({ queue }) => queue.unshuffled !== null)
  return (
    <BarButton
      label={t('Shuffle')}
      shortcut="s"
      pressed={isShuffled}
      icon={<Shuffle aria-hidden />}
      onClick={playback.toggleShuffle}
      className={onWideScreens}
    />
  )
}

const repeatLabels: Record<RepeatMode, TranslationKey> = {
  off: 'Repeat: off',
  all: 'Repeat: all songs',
  one: 'Repeat: this song',
}

/** Goes through three states, so its name says which one it is in. */
function RepeatButton() {
  const { t } = useTranslation()
  const repeat = usePlayback(({ queue }) => queue.repeat)
  return (
    <BarButton
      label={t(repeatLabels[repeat])}
      shortcut="r"
      icon={repeat === 'one' ? <Repeat1 aria-hidden /> : <Repeat aria-hidden />}
      onClick={playback.cycleRepeat}
      className={repeat === 'off' ? onWideScreens : `${onWideScreens} text-primary`}
    />
  )
}
