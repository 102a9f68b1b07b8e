import { ListMusic, SlidersHorizontal } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useSettings } from '@/core/platform/settings/use-settings'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { PanelButton } from './panel-button'
import { VolumeControl } from './volume-control'

/** What is changed less often; on narrow screens it is with the song in full. */
export function BarTools() {
  const { t } = useTranslation()
  const { player } = useSettings()
  return (
    <div className="hidden items-center justify-end gap-1 md:flex">
      {!player.hide_queue && (
        <PanelButton panel="queue" label={t('Queue')} shortcut="q" icon={<ListMusic aria-hidden />} />
      )}
      <SettingsButton />
      <VolumeControl />
    </div>
  )
}

/** Opens the playback settings; marked while the sleep timer runs. */
export function SettingsButton() {
  const { t } = useTranslation()
  const isTimed = usePlayback(({ sleep }) => sleep !== null)
  return (
    <PanelButton
      panel="settings"
      label={t(isTimed ? 'Playback settings, sleep timer on' : 'Playback settings')}
      shortcut={undefined}
      icon={<SlidersHorizontal aria-hidden />}
      className={isTimed ? 'text-primary' : undefined}
    />
  )
}
