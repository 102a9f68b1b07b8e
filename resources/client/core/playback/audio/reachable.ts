/**
 * Where a seek ends, in seconds: the seekable second nearest to `to` on the way from `from`, so that one forward never goes back. A server
 * without Range support leaves little or nothing seekable; without any range the browser does not know yet, and decides.
 */
export function reachable(from: number, to: number, seekable: TimeRanges): number {
  if (seekable.length === 0) return to
  const [least, most] = [Math.min(from, to), Math.max(from, to)]
  const ends = Array.from({ length: seekable.length }, (_, index) => Math.min(Math.max(to, seekable.start(index)), seekable.end(index)))
  const onTheWay = ends.filter((end) => end >= least && end <= most)
  return onTheWay.reduce((best, end) => (Math.abs(to - end) < Math.abs(to - best) ? end : best), from)
}

/**
 * Seeks as far as the source allows, and returns the second reached. Set beyond that, the browser would choose the nearest seekable
 * second itself: the start of the song, where the server knows no ranges.
 */
export function seekWithin(element: HTMLMediaElement, position: number): number {
  const target = reachable(element.currentTime, position, element.seekable)
  if (target !== element.currentTime) element.currentTime = target
  return target
}
