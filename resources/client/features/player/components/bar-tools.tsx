import { ListMusic, SlidersHorizontal } from 'lucide-react'

import { useTranslation } from '@/core/i18n/use-translation'
import { usePlayback } from '@/core/playback/use-playback'
import { IconButton } from '@/ui/buttons/icon-button'

import { openPanel } from '../panel-store'
import { loadPanels } from '../use-panels'
import { BarButton } from './bar-button'
import { VolumeControl } from './volume-control'

const prepare = () => void loadPanels().catch(() => {})

/** What is changed less often; on narrow screens it is with the song in full. */
export function BarTools() {
  const { t } = useTranslation()
  const isTimed = usePlayback(({ sleep }) => sleep !== null)
  return (
    <div className="hidden items-center justify-end gap-1 md:flex">
      <BarButton
        label={t('Queue')}
        shortcut="q"
        aria-haspopup="dialog"
        icon={<ListMusic aria-hidden />}
        onPointerEnter={prepare}
        onClick={() => openPanel('queue')}
      />
      <IconButton
        label={t(isTimed ? 'Playback settings, sleep timer on' : 'Playback settings')}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden />}
        onPointerEnter={prepare}
        onClick={() => openPanel('settings')}
        className={isTimed ? 'text-primary' : undefined}
      />
      <VolumeControl />
    </div>
  )
}
