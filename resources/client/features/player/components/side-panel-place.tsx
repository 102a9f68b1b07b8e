import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'
import { useCancellableWait } from '@/ui/feedback/waiting'
import { useLazyPart } from '@/ui/use-lazy-part'
import { useMediaQuery } from '@/ui/use-media-query'

import { BESIDE, closeSidePanel, sidePanelStore } from '../side-panel-store'
import { loadPanels } from '../use-panels'

const loadSidePanel = async () => (await loadPanels()).SidePanel

function giveUp(): void {
  closeSidePanel()
  toast.danger(translate('There was an issue. Please try again.'))
}

/** Where the panel beside the page appears. It closes with the player bar. */
export function SidePanelPlace() {
  const open = useSyncExternalStore(sidePanelStore.subscribe, sidePanelStore.get)
  const isBeside = useMediaQuery(BESIDE)
  const [SidePanel, load] = useLazyPart(loadSidePanel, giveUp)
  const prepare = useEffectEvent(load)
  const isOpen = open !== null
  useEffect(() => {
    if (isOpen) prepare()
  }, [isOpen])
  useEffect(() => closeSidePanel, [])
  useCancellableWait(isOpen && !SidePanel, closeSidePanel)
  return open && isBeside && SidePanel && <SidePanel {...open} />
}
