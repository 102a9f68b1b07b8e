import { useEffect, useRef, useSyncExternalStore } from 'react'

import { translate } from '@/core/platform/i18n/translate'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { toast } from '@/core/shared/toasts/toast-store'
import { startCancellableWait } from '@/ui/feedback/waiting'

import { closePanel, panelStore } from './panel-store'

/** Fetches the panels' code, which is not the bar's. */
export const loadPanels = () => import('./panels')

/** Shows the panels that the history says are open. Without anything to play there is no song and no queue to show. */
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
    const wanted = isIdle ? panels.filter((panel) => panel === 'keys') : panels
    loadPanels()
      .finally(stopWaiting)
      .then(
        ({ showPanels }) => isOutdated || showPanels(wanted),
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
