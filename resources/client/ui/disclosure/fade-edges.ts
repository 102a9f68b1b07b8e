/** How far an end fades. */
const FADE = '2.5rem'

/**
 * Fades the ends of a row behind which there is more to scroll to, so that it is seen: a row may be cut where a word ends. For the ref of
 * the row, with its items in it.
 */
export function fadeEdges(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const measure = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row
    const distance = Math.abs(scrollLeft)
    row.style.setProperty(
      'mask-image',
      maskOf(distance > 1, distance + clientWidth < scrollWidth - 1, getComputedStyle(row).direction === 'rtl'),
    )
  }
  const observer = new ResizeObserver(measure)
  for (const element of [row, ...row.children]) observer.observe(element)
  row.addEventListener('scroll', measure, { passive: true })
  measure()
  return () => {
    observer.disconnect()
    row.removeEventListener('scroll', measure)
  }
}

function maskOf(hasBefore: boolean, hasAfter: boolean, isRtl: boolean): string {
  if (!hasBefore && !hasAfter) return ''
  const ink = (isFaded: boolean) => (isFaded ? 'transparent' : '#000')
  return `linear-gradient(to ${isRtl ? 'left' : 'right'}, ${ink(hasBefore)}, #000 ${FADE}, #000 calc(100% - ${FADE}), ${ink(hasAfter)})`
}
