import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { usePart } from '@/lib/lazy/use-part'
import { useEventListener } from '@/lib/react/use-event-listener'
import { useOverlayWait } from '@/ui/feedback/waiting'

import { mediaMenu, openMenuAt } from './media-menu-store'

const loadMenu = () => import('./open-media-menu').then(({ OpenMediaMenu }) => OpenMediaMenu)
const close = () => mediaMenu.set(null)

/** Devices with touch, which load the long-press detection. */
const TOUCH = '(any-pointer: coarse)'

function openByPointer(event: MouseEvent): void {
  if (openMenuAt(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault()
}

/** The menu of all items, mounted once in the layout; its code is loaded when it first opens. */
export function MediaMenu() {
  const menu = useSyncExternalStore(mediaMenu.subscribe, mediaMenu.get)
  const [OpenMenu] = usePart(loadMenu, { when: menu !== null, onFail: close })
  const trigger = useMemo(() => ({ current: menu && !menu.point ? menu.trigger : null }), [menu])
  useOverlayWait(menu !== null && !OpenMenu, trigger, close)
  useEventListener('document', 'contextmenu', openByPointer)
  useEffect(() => {
    const stop = new AbortController()
    if (window.matchMedia(TOUCH).matches)
      void import('@/lib/browser/long-press').then(({ watchLongPress }) => watchLongPress(openMenuAt, stop.signal))
    return () => {
      stop.abort()
      close()
    }
  }, [])
  return menu && OpenMenu && <OpenMenu menu={menu} onClose={close} />
}
