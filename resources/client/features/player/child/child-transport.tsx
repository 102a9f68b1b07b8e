import { SkipBack, SkipForward } from 'lucide-react'

import { useTranslation } from '@/core/i18n/use-translation'
import { playback } from '@/core/playback/playback'
import { IconButton } from '@/ui/buttons/icon-button'

import { PlayPauseButton } from '../components/play-pause-button'

/** The three buttons a child needs; on narrow screens the bar has the two that a song cannot do without. */
export function ChildTransport({ isFull = false }: { isFull?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={isFull ? 'flex items-center justify-center gap-6' : 'flex items-center gap-2'}>
      <IconButton
        label={t('Previous')}
        size="lg"
        icon={<SkipBack aria-hidden fill="currentColor" />}
        onClick={playback.previous}
        className={isFull ? undefined : 'max-md:hidden'}
      />
      <PlayPauseButton isFull={isFull} className={isFull ? 'size-24! [&_svg]:size-10!' : undefined} />
      <IconButton label={t('Next')} size="lg" icon={<SkipForward aria-hidden fill="currentColor" />} onClick={playback.next} />
    </div>
  )
}
