import { ListMusic, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useSyncExternalStore } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LikeButton } from '@/core/shared/media/likes/like-button'
import { MoreButton } from '@/core/shared/media/menu/more-button'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { useMediaQuery } from '@/lib/react/use-browser-state'

import { SIDE_PANEL_QUERY, SIDE_PANEL_ID, type SidePanelName, sidePanelStore, togglePanel } from '../panel-store'
import { loadPanels } from '../use-panels'
import { BarButton } from './bar-button'
import { VolumeControl } from './volume-control'

/** Queue, settings and volume; on narrow screens they are in the now-playing view instead. */
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

const prepare = () => void loadPanels().catch(() => {})

type PanelButtonProps = Omit<ComponentProps<typeof BarButton>, 'onClick'> & { panel: SidePanelName }

/** Toggles a panel beside the page; in narrow windows opens it as a sheet. */
function PanelButton({ panel, className = '', ...button }: PanelButtonProps) {
  const hasSidePanel = useMediaQuery(SIDE_PANEL_QUERY)
  const isOpen = useSyncExternalStore(sidePanelStore.subscribe, () => sidePanelStore.get()?.name === panel)
  const state = hasSidePanel
    ? { 'aria-expanded': isOpen, 'aria-controls': isOpen ? SIDE_PANEL_ID : undefined }
    : { 'aria-haspopup': 'dialog' as const }
  return (
    <BarButton
      {...button}
      {...state}
      onPointerEnter={prepare}
      // Clicks made by keyboard or screen reader have a `detail` of 0.
      onClick={({ detail }) => togglePanel(panel, detail === 0)}
      className={hasSidePanel && isOpen ? `bg-selected text-primary ${className}` : className}
    />
  )
}

/** Like button and menu of the current track, where the bar is wide enough; the now-playing view always has them. */
export function TrackTools() {
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  if (!track) return null
  return (
    <div className="hidden shrink-0 items-center min-[1024px]:flex">
      <LikeButton item={track} />
      <MoreButton item={{ ...track, model_type: 'track' }} />
    </div>
  )
}
