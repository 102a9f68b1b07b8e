import type { ComponentProps } from 'react'
import { useSyncExternalStore } from 'react'

import { useMediaQuery } from '@/ui/use-media-query'

import { BESIDE, SIDE_PANEL_ID, type SidePanelName, sidePanelStore, togglePanel } from '../side-panel-store'
import { loadPanels } from '../use-panels'
import { BarButton } from './bar-button'

const prepare = () => void loadPanels().catch(() => {})

type PanelButtonProps = Omit<ComponentProps<typeof BarButton>, 'onClick'> & { panel: SidePanelName }

/** Opens a panel beside the page and closes it again; in narrow windows it opens the panel as a sheet. */
export function PanelButton({ panel, className = '', ...button }: PanelButtonProps) {
  const isBeside = useMediaQuery(BESIDE)
  const isOpen = useSyncExternalStore(sidePanelStore.subscribe, () => sidePanelStore.get()?.name === panel)
  const state = isBeside
    ? { 'aria-expanded': isOpen, 'aria-controls': isOpen ? SIDE_PANEL_ID : undefined }
    : { 'aria-haspopup': 'dialog' as const }
  return (
    <BarButton
      {...button}
      {...state}
      onPointerEnter={prepare}
      // A click that a key or a screen reader makes counts no presses.
      onClick={({ detail }) => togglePanel(panel, detail === 0)}
      className={isBeside && isOpen ? `bg-selected text-primary ${className}` : className}
    />
  )
}
