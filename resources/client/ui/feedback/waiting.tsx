import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { useEventListener } from '@/lib/react/use-event-listener'
import { createStore } from '@/lib/store'

import { useUiTranslation } from '../ui-translation'
import { useDelayed } from './spinner'

/** Number of user requests whose code is still loading; the loading bar shows while it is above zero. */
export const waitingCount = createStore(0)

/** Starts waiting for code that the user requested. Returns a function that ends the wait. */
export function startWaiting(): () => void {
  let isOver = false
  waitingCount.set(waitingCount.get() + 1)
  return () => {
    if (!isOver) waitingCount.set(waitingCount.get() - 1)
    isOver = true
  }
}

/** Keys that cancel an overlay that has not appeared yet; Tab also moves the focus on. */
const CANCEL_KEYS: readonly string[] = ['Escape', 'Tab']

/** Starts a wait that one of the keys cancels by calling `cancel`. Returns a function that ends the wait. */
export function startCancellableWait(cancel: () => void, keys = CANCEL_KEYS): () => void {
  const stop = startWaiting()
  const listening = new AbortController()
  const press = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return
    // Escape must not also close a dialog underneath.
    if (event.key === 'Escape') event.stopPropagation()
    cancel()
  }
  document.addEventListener('keydown', press, { capture: true, signal: listening.signal })
  return () => {
    stop()
    listening.abort()
  }
}

/** Waits while `isWaiting`; Escape or Tab cancel. */
export function useCancellableWait(isWaiting: boolean, cancel: () => void): void {
  const onCancel = useEffectEvent(cancel)
  useEffect(() => (isWaiting ? startCancellableWait(() => onCancel()) : undefined), [isWaiting])
}

/**
 * Waits for an overlay's code while `isWaiting`. Escape, Tab or a press outside the trigger cancel, just as they close
 * an open overlay.
 */
export function useOverlayWait(isWaiting: boolean, trigger: RefObject<Element | null>, cancel: () => void): void {
  useCancellableWait(isWaiting, cancel)
  const cancelOutside = ({ target }: Event) => {
    if (!(target instanceof Node && trigger.current?.contains(target))) cancel()
  }
  useEventListener('document', 'pointerdown', cancelOutside, { enabled: isWaiting, capture: true })
}

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
