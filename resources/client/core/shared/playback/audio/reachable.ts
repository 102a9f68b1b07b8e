/**
 * Returns where a seek ends, in seconds: the point in `ranges` nearest to `to`, never behind `from` in the seek's
 * direction.
 */
export function reachable(from: number, to: number, ranges: TimeRanges): number {
  const [min, max] = [Math.min(from, to), Math.max(from, to)]
  const ends = Array.from({ length: ranges.length }, (_, index) =>
    Math.min(Math.max(to, ranges.start(index)), ranges.end(index)),
  )
  const candidates = ends.filter((end) => end >= min && end <= max)
  return candidates.reduce((best, end) => (Math.abs(to - end) < Math.abs(to - best) ? end : best), from)
}

/**
 * Seeks as far as the source allows, and returns the position reached in seconds. Beyond that point, without range
 * requests, the browser would restart the track or hang until it has downloaded that far.
 */
export function seekWithin(element: HTMLMediaElement, position: number): number {
  const target = targetOf(element, position)
  if (target !== element.currentTime) element.currentTime = target
  return target
}

function targetOf({ currentTime, seekable, buffered }: HTMLMediaElement, position: number): number {
  // Seekable ranges are still unknown: the browser decides.
  if (seekable.length === 0) return position
  // A file without Content-Length claims to be seekable without end, but only its buffered part is.
  const isEndless = seekable.end(seekable.length - 1) === Infinity
  return reachable(currentTime, position, isEndless ? buffered : seekable)
}
