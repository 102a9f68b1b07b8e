import { type RefObject, useEffect, useEffectEvent } from 'react'

import { createStore } from '@/lib/store'

/** The number of things the user has asked for whose code is still loading; the loading bar shows while there are any. */
export const waitingCount = createStore(0)

/** Starts to wait for code that the user has asked for. Returns a function that ends the wait. */
export function startWaiting(): () => void {
  let isOver = false
  waitingCount.set(waitingCount.get() + 1)
  return () => {
    if (!isOver) waitingCount.set(waitingCount.get() - 1)
    isOver = true
  }
}

/** Keys that give up what the user has opened and not seen yet: Tab moves on in the page. */
const GIVE_UP_KEYS: readonly string[] = ['Escape', 'Tab']

/** Starts a wait that the user can end: one of the keys calls `giveUp`. Returns a function that ends the wait. */
export function startCancellableWait(giveUp: () => void, keys = GIVE_UP_KEYS): () => void {
  const stop = startWaiting()
  const listening = new AbortController()
  const press = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return
    // Escape must not close a dialog below as well.
    if (event.key === 'Escape') event.stopPropagation()
    giveUp()
  }
  document.addEventListener('keydown', press, { capture: true, signal: listening.signal })
  return () => {
    stop()
    listening.abort()
  }
}

/** Waits while `isWaiting`; Escape or Tab give up. */
export function useCancellableWait(isWaiting: boolean, giveUp: () => void): void {
  const onGiveUp = useEffectEvent(giveUp)
  useEffect(() => (isWaiting ? startCancellableWait(() => onGiveUp()) : undefined), [isWaiting])
}

/** Waits for an overlay's code while `isWaiting`. Escape, Tab or a press outside of its trigger give up, as they close an open overlay. */
export function useOverlayWait(isWaiting: boolean, trigger: RefObject<Element | null>, giveUp: () => void): void {
  useCancellableWait(isWaiting, giveUp)
  const onGiveUp = useEffectEvent(giveUp)
  useEffect(() => {
    if (!isWaiting) return undefined
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && trigger.current?.contains(target))) onGiveUp()
    }
    document.addEventListener('pointerdown', press, { capture: true })
    return () => document.removeEventListener('pointerdown', press, { capture: true })
  }, [isWaiting, trigger])
}
