import { useLayoutEffect, useRef } from 'react'

import { BAR_COVER_ID } from '../panel-store'

/** Marks the cover of the now-playing view. */
export const COVER_ATTRIBUTE = 'data-song-cover'

/** Animates the cover from the player bar when the view opens and back when it closes. Takes the view's root as ref. */
export function useGrowingCover() {
  const view = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const opened = view.current
    const find = () => opened?.querySelector<HTMLElement>(`[${COVER_ATTRIBUTE}]`)
    const inBar = document.getElementById(BAR_COVER_ID)
    const cover = find()
    if (opened && inBar && cover) growFrom(cover, inBar.getBoundingClientRect(), opened)
    return () => {
      const last = find()?.getBoundingClientRect()
      // A view that was swiped away is off-screen already.
      if (inBar && last && last.top < window.innerHeight) growFrom(inBar, last)
    }
  }, [])
  return view
}

/** Duration of the cover animations. */
export const COVER_ANIMATION_MS = 250

/** The easing of the app's other entrance animations. */
export const EASING = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

/** How long to wait for the sheet to finish opening. */
const MAX_SHEET_WAIT_MS = 800

/** Whether the user has not asked for reduced motion. */
export const prefersMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Animates a cover from another cover's rectangle to its place. `sheet` is the sheet that slides up around it: a copy
 * of the image flies to the final position, because the sheet moves by scrolling, out of step with animations.
 */
function growFrom(cover: HTMLElement, from: DOMRect, sheet?: Element): void {
  const picture = cover.querySelector('img')
  const place = cover.getBoundingClientRect()
  if (!picture || !('animate' in cover) || !prefersMotion() || place.width === 0) return
  const start = performance.now()
  const behind = () => (sheet ? sheet.getBoundingClientRect().bottom - window.innerHeight : 0)
  const top = place.y - behind()
  const flying = pictureAt(picture.src, place, top)
  flying.style.borderRadius = getComputedStyle(cover).borderRadius

  function land() {
    if (behind() >= 1 && performance.now() - start < MAX_SHEET_WAIT_MS) return void requestAnimationFrame(land)
    cover.style.opacity = ''
    flying.remove()
  }

  document.body.append(flying)
  // Opacity, because `visibility` or `display` would restart the image's fade-in.
  cover.style.opacity = '0'
  const there = `translate(${from.x - place.x}px, ${from.y - top}px) scale(${from.width / place.width})`
  flying
    .animate([{ transform: there }, { transform: 'none' }], { duration: COVER_ANIMATION_MS, easing: EASING })
    .addEventListener('finish', land)
}

function pictureAt(src: string, { x, width, height }: DOMRect, top: number): HTMLImageElement {
  const picture = new Image()
  picture.src = src
  picture.alt = ''
  picture.decoding = 'sync'
  picture.className = 'pointer-events-none fixed z-toast object-cover'
  Object.assign(picture.style, {
    left: `${x}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
  })
  return picture
}
