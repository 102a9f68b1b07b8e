/** So long it grows, in milliseconds. */
export const GROWS_FOR = 250

/** As everything that comes to its place does. */
export const EASING = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

/** A sheet that takes longer than this to come up, in milliseconds, is not waited for. */
const LATEST = 800

/** Whether the visitor wants things to move. */
export const likesMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets a cover come to its place from where another one is seen. `sheet` is what it lies in when that comes from below at the
 * same time: a picture of it is ahead of the sheet, which moves by scrolling and so in a step of its own.
 */
export function growFrom(cover: HTMLElement, from: DOMRect, sheet?: Element): void {
  const picture = cover.querySelector('img')
  const place = cover.getBoundingClientRect()
  if (!picture || !('animate' in cover) || !likesMotion() || place.width === 0) return
  const start = performance.now()
  const behind = () => (sheet ? sheet.getBoundingClientRect().bottom - window.innerHeight : 0)
  const top = place.y - behind()
  const flying = pictureAt(picture.src, place, top)
  flying.style.borderRadius = getComputedStyle(cover).borderRadius

  function land() {
    if (behind() >= 1 && performance.now() - start < LATEST) return void requestAnimationFrame(land)
    cover.style.opacity = ''
    flying.remove()
  }

  document.body.append(flying)
  // Not hidden otherwise: what is in it may still be fading in, and goes on with that.
  cover.style.opacity = '0'
  const there = `translate(${from.x - place.x}px, ${from.y - top}px) scale(${from.width / place.width})`
  flying
    .animate([{ transform: there }, { transform: 'none' }], { duration: GROWS_FOR, easing: EASING })
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
