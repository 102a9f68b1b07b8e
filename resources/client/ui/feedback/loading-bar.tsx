import { useSyncExternalStore } from 'react'

import { useUiTranslation } from '../ui-translation'
import { useDelayed } from './use-delayed'
import { waitingCount } from './waiting'

/** A press that waits longer than this for code shows the loading bar. */
export const LOADING_BAR_DELAY_MS = 200

/** A thin bar at the top of the page while something that the user has asked for loads its code. */
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
