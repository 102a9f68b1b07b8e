import { useEffect, useRef, useSyncExternalStore } from 'react'

import { translate } from '@/core/platform/i18n/use-translation'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { toast } from '@/core/shared/toasts/toast-store'
import { usePart } from '@/lib/lazy/use-part'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { startCancellableWait, useCancellableWait } from '@/ui/feedback/waiting'

import { SIDE_PANEL_QUERY, closePanel, closeSidePanel, panelStore, sidePanelStore } from './panel-store'

/** Loads the panels' chunk, kept out of the player bar's. */
export const loadPanels = () => import('./panels')

/** Shows the panels of the current history entry. While playback is idle only the shortcut help can open. */
export function usePanels(): void {
  const panels = useSyncExternalStore(panelStore.subscribe, panelStore.get)
  const isIdle = usePlayback(({ status }) => status === 'idle')
  const hasLoaded = useRef(false)
  useEffect(() => {
    if (panels.length === 0 && !hasLoaded.current) return undefined
    hasLoaded.current = true
    let isOutdated = false
    const closeLast = () => panels.slice(-1).forEach(closePanel)
    const stopWaiting = panels.length > 0 ? startCancellableWait(closeLast) : () => {}
    const visiblePanels = isIdle ? panels.filter((panel) => panel === 'keys') : panels
    loadPanels()
      .finally(stopWaiting)
      .then(
        ({ showPanels }) => isOutdated || showPanels(visiblePanels),
        () => {
          if (isOutdated) return
          toast.danger(translate('There was an issue. Please try again.'))
          closeLast()
        },
      )
    return () => {
      isOutdated = true
      stopWaiting()
    }
  }, [panels, isIdle])
}

const loadSidePanel = async () => (await loadPanels()).SidePanel

function giveUp(): void {
  closeSidePanel()
  toast.danger(translate('There was an issue. Please try again.'))
}

/** Subscribes to the side panel, which closes when nothing renders it. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = sidePanelStore.subscribe(listener)
  return () => {
    unsubscribe()
    closeSidePanel()
  }
}

/** Renders the open side panel beside the page; closes it when the player bar unmounts. */
export function SidePanelOutlet() {
  const open = useSyncExternalStore(subscribe, sidePanelStore.get)
  const hasSidePanel = useMediaQuery(SIDE_PANEL_QUERY)
  const isOpen = open !== null
  const [SidePanel] = usePart(loadSidePanel, { when: isOpen, onFail: giveUp })
  useCancellableWait(isOpen && !SidePanel, closeSidePanel)
  return open && hasSidePanel && SidePanel && <SidePanel {...open} />
}
