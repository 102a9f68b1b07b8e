import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { whenIdle } from '@/lib/browser/when-idle'

/** Starts new pages at the top and restores the position on back and forward, once the page is tall enough. */
export function ScrollMemory() {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isFirstPage = useRef(true)
  const positions = useRef(new Map<string, number>())

  useEffect(disableNativeRestoration, [])

  // Runs before the new page is scrolled, whose position would otherwise be stored for the old page.
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY)
    // Read the first page's position when idle: reading it now would force a layout before the first paint.
    if (positions.current.size === 0) whenIdle(() => positions.current.size === 0 && remember())
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    // The browser scrolls the page that it loads.
    if (isFirstPage.current) {
      isFirstPage.current = false
      return undefined
    }
    // The tabs of a page have URLs too, but switching between them keeps the position.
    if (!isBack && document.activeElement?.getAttribute('role') === 'tab') return undefined
    const target = isBack ? (positions.current.get(key) ?? 0) : 0
    window.scrollTo(0, target)
    if (target > 0) return scrollWhenTall(target)
    return undefined
  }, [key, isBack])

  return null
}

/** Disables the browser's own restoration, which would scroll before the new page has rendered. Reloads keep it. */
function disableNativeRestoration(): () => void {
  const take = () => restoreScroll('manual')
  const release = () => restoreScroll('auto')
  take()
  window.addEventListener('pageshow', take)
  window.addEventListener('pagehide', release)
  return () => {
    window.removeEventListener('pageshow', take)
    window.removeEventListener('pagehide', release)
    release()
  }
}

function restoreScroll(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode
}

/** Scrolls once the page is as tall as the target; a scroll by the visitor cancels it. */
function scrollWhenTall(target: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < target + window.innerHeight) return
    window.scrollTo(0, target)
    stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

const gestures = ['wheel', 'touchstart', 'keydown'] as const
