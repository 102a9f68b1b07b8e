import { useSyncExternalStore } from 'react'

import { useUiTranslation } from '../ui-translation'
import { useDelayed } from './use-delayed'
import { waitingCount } from './waiting'

/** How long a press waits for code before the loading bar shows. */
export const LOADING_BAR_DELAY_MS = 200

/** Thin progress bar at the top of the page while code that the user requested is loading. */
export function LoadingBar() {
  const { t } = useUiTranslation()
  const isWaiting = useSyncExternalStore(waitingCount.subscribe, () => waitingCount.get() > 0)
  const isShown = useDelayed(isWaiting, LOADING_BAR_DELAY_MS)
  return (
    isShown && (
      <div
        role="progressbar"
        aria-label={t('Loading')}
        className="pointer-events-none fixed inset-x-0 top-0 z-toast h-1 overflow-hidden"
      >
        <div className="h-full w-1/3 animate-sweep rounded-full bg-primary" />
      </div>
    )
  )
}
