import { SkipBack, SkipForward } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import { IconButton } from '@/ui/buttons/icon-button'

import { PlayPauseButton } from '../components/play-pause-button'

/** Previous, play and next for a child; labelled when `isFull`. The bar on narrow screens omits "Previous". */
export function ChildTransport({ isFull = false }: { isFull?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={isFull ? 'flex items-center justify-center gap-6' : 'flex items-center gap-2'}>
      <IconButton
        label={t('Previous')}
        word={isFull ? t('Previous') : undefined}
        size="lg"
        icon={<SkipBack aria-hidden fill="currentColor" />}
        onClick={playback.previous}
        className={isFull ? undefined : 'max-md:hidden'}
      />
      <PlayPauseButton
        isFull={isFull}
        hasWord={isFull}
        className={isFull ? 'size-28 rounded-full! [&_svg]:size-10!' : undefined}
      />
      <IconButton
        label={t('Next')}
        word={isFull ? t('Next') : undefined}
        size="lg"
        icon={<SkipForward aria-hidden fill="currentColor" />}
        onClick={playback.next}
      />
    </div>
  )
}
