import { useEffectEvent, useLayoutEffect } from 'react'

type EventMaps = { window: WindowEventMap; document: DocumentEventMap }
const targets = { window: () => window, document: () => document }

/**
 * Calls the latest `listener` for events of the window or document while mounted and `options.enabled`. Elements take
 * React's own handlers or a ref callback.
 */
export function useEventListener<Target extends keyof EventMaps, Type extends keyof EventMaps[Target] & string>(
  target: Target,
  type: Type,
  listener: (event: EventMaps[Target][Type]) => void,
  { enabled = true, capture = false }: { enabled?: boolean; capture?: boolean } = {},
): void {
  // The type holds: the target's event map names the event of each type.
  const onEvent = useEffectEvent((event: Event) => listener(event as EventMaps[Target][Type]))
  // Before the paint, so that a shortcut works as soon as its screen is visible.
  useLayoutEffect(() => {
    if (!enabled) return undefined
    const handle = (event: Event) => onEvent(event)
    targets[target]().addEventListener(type, handle, { capture })
    return () => targets[target]().removeEventListener(type, handle, { capture })
  }, [target, type, enabled, capture])
}
