/** Width of a faded edge. */
const FADE_WIDTH = '2.5rem'

/**
 * Ref callback that fades the edges of a scrollable row where content is hidden. Without the fade, a row cut between
 * two words looks complete. The row's items must be in the DOM already.
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
  const colour = (isFaded: boolean) => (isFaded ? 'transparent' : '#000')
  return `linear-gradient(to ${isRtl ? 'left' : 'right'}, ${colour(hasBefore)}, #000 ${FADE_WIDTH}, #000 calc(100% - ${FADE_WIDTH}), ${colour(hasAfter)})`
}
