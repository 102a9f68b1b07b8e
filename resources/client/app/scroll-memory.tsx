import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { whenIdle } from '@/lib/browser/when-idle'

/** Pause after a scroll, in milliseconds: Safari allows 100 changes of `history.state` in 30 seconds. */
const STORE_AFTER = 300

/**
 * Starts new pages at the top and restores the position on back, forward and reload, once the page is tall enough. The
 * browser's own restoration would scroll before the page has rendered.
 */
export function ScrollMemory() {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isFirstPage = useRef(true)
  const isRestoring = useRef(false)
  const [positions] = useState(() => new Map<string, number>())

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  // Runs before the new page is scrolled, whose position would otherwise be stored for the old page.
  useLayoutEffect(() => {
    let timer: number | undefined
    const remember = () => {
      // A page that is not tall enough yet has scrolled only in part.
      if (isRestoring.current) return
      positions.set(key, window.scrollY)
      window.clearTimeout(timer)
      // Chromium reloads with the state from before `pagehide`.
      timer = window.setTimeout(storeTop, STORE_AFTER)
    }
    // Read the first page's position when idle: reading it now would force a layout before the first paint.
    if (positions.size === 0) whenIdle(() => positions.size === 0 && positions.set(key, window.scrollY))
    // WebKit's back-forward cache returns the page at the top.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && window.scrollTo(0, positions.get(key) ?? 0)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pageshow', restore)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pageshow', restore)
      window.clearTimeout(timer)
    }
  }, [key, positions])

  useLayoutEffect(() => {
    const target = isBack ? (positions.get(key) ?? storedTop()) : 0
    const isFirst = isFirstPage.current
    isFirstPage.current = false
    // The browser scrolls the first page to its anchor.
    if (isFirst && target === 0) return undefined
    // The tabs of a page have URLs too, but switching between them keeps the position.
    if (!isBack && document.activeElement?.getAttribute('role') === 'tab') return undefined
    isRestoring.current = target > 0
    window.scrollTo(0, target)
    if (target === 0) return undefined
    return scrollWhenTall(target, () => (isRestoring.current = false))
  }, [key, isBack, positions])

  return null
}

const historyState = () => window.history.state as Record<string, unknown> | null

/** Position at which the page of this history entry was last, in pixels. */
function storedTop(): number {
  const top = historyState()?.['top']
  return typeof top === 'number' ? top : 0
}

function storeTop(): void {
  window.history.replaceState({ ...historyState(), top: window.scrollY }, '')
}

/** Scrolls once the page is as tall as the target; a scroll by the visitor cancels it. */
function scrollWhenTall(target: number, onEnd: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < target + window.innerHeight) return
    window.scrollTo(0, target)
    stop()
  })
  const stop = () => {
    onEnd()
    observer.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

const gestures = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const
