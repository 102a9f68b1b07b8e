import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { whenIdle } from '@/lib/browser/when-idle'

const positions = new Map<string, number>()

/** Starts new pages at the top and brings a page one goes back to where it was, as soon as it is tall enough again. */
export function ScrollMemory() {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isFirstPage = useRef(true)

  useEffect(takeOver, [])

  // Before the new page is scrolled, or its first position would be the old one's last.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    // The page one comes in by is where the browser has put it. Asking at once would make it lay out the page before its first paint.
    if (positions.size === 0) whenIdle(() => positions.size === 0 && remember())
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    // The browser scrolls the page it loads.
    if (isFirstPage.current) {
      isFirstPage.current = false
      return undefined
    }
    // The tabs of a page are pages with an address too, but nobody leaves their place for one.
    if (!isBack && document.activeElement?.getAttribute('role') === 'tab') return undefined
    const target = isBack ? (positions.get(key) ?? 0) : 0
    window.scrollTo(0, target)
    if (target > 0) return scrollWhenTall(target)
    return undefined
  }, [key, isBack])

  return null
}

/** The browser would scroll the page that is left, before the next one is there. A reload stays its own business. */
function takeOver(): () => void {
  const take = () => restoreScroll('manual')
  const giveBack = () => restoreScroll('auto')
  take()
  window.addEventListener('pageshow', take)
  window.addEventListener('pagehide', giveBack)
  return () => {
    window.removeEventListener('pageshow', take)
    window.removeEventListener('pagehide', giveBack)
    giveBack()
  }
}

function restoreScroll(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode
}

/** Scrolls once the page has grown to the target; the visitor's own scrolling cancels it. */
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
