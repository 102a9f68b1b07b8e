import { Repeat, Repeat1, Shuffle, SkipBack, SkipForward } from 'lucide-react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import type { Repeat as RepeatMode } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { classNames } from '@/lib/class-names'

import { BarButton } from './bar-button'
import { PlayPauseButton } from './play-pause-button'

/** `isFull` in the now-playing view, which has room for every button. */
type Place = { isFull?: boolean | undefined }

/** Marks an active mode with a dot, because color alone is not accessible. */
const ON =
  "relative text-primary after:absolute after:bottom-1 after:size-1 after:rounded-full after:bg-primary after:content-['']"

const style = (isFull: boolean | undefined, isOn = false) => classNames(!isFull && 'max-md:hidden', isOn && ON)

/** Shuffle, previous, play, next and repeat; the bar on narrow screens shows only play and next. */
export function Transport({ isFull }: Place) {
  return (
    <div className={isFull ? 'flex items-center justify-between' : 'flex items-center gap-1 md:gap-2'}>
      <ShuffleButton isFull={isFull} />
      <PreviousButton className={style(isFull)} />
      <PlayPauseButton isFull={isFull} />
      <NextButton />
      <RepeatButton isFull={isFull} />
    </div>
  )
}

/** Plays the previous track or restarts the current one. */
export function PreviousButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <BarButton
      label={t('Previous')}
      shortcut="p"
      className={className}
      icon={<SkipBack aria-hidden fill="currentColor" />}
      onClick={playback.previous}
    />
  )
}

/** Plays the next track. */
export function NextButton() {
  const { t } = useTranslation()
  return (
    <BarButton
      label={t('Next')}
      shortcut="n"
      icon={<SkipForward aria-hidden fill="currentColor" />}
      onClick={playback.next}
    />
  )
}

function ShuffleButton({ isFull }: Place) {
  const { t } = useTranslation()
  const isShuffled = usePlayback(({ queue }) => queue.unshuffled !== null)
  return (
    <BarButton
      label={t('Shuffle')}
      shortcut="s"
      className={style(isFull, isShuffled)}
      pressed={isShuffled}
      icon={<Shuffle aria-hidden />}
      onClick={playback.toggleShuffle}
    />
  )
}

const repeatLabels: Record<RepeatMode, TranslationKey> = {
  off: 'Repeat: off',
  all: 'Repeat: all songs',
  one: 'Repeat: this song',
}

/** Cycles through three modes; its label names the current one. */
function RepeatButton({ isFull }: Place) {
  const { t } = useTranslation()
  const repeat = usePlayback(({ queue }) => queue.repeat)
  return (
    <BarButton
      label={t(repeatLabels[repeat])}
      shortcut="r"
      icon={repeat === 'one' ? <Repeat1 aria-hidden /> : <Repeat aria-hidden />}
      onClick={playback.cycleRepeat}
      className={style(isFull, repeat !== 'off')}
    />
  )
}
