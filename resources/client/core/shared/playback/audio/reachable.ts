/** Where a seek ends, in seconds: the second within `ranges` nearest to `to` on the way from `from`, so that one forward never goes back. */
export function reachable(from: number, to: number, ranges: TimeRanges): number {
  const [least, most] = [Math.min(from, to), Math.max(from, to)]
  const ends = Array.from({ length: ranges.length }, (_, index) =>
    Math.min(Math.max(to, ranges.start(index)), ranges.end(index)),
  )
  const onTheWay = ends.filter((end) => end >= least && end <= most)
  return onTheWay.reduce((best, end) => (Math.abs(to - end) < Math.abs(to - best) ? end : best), from)
}

/**
 * Seeks as far as the source allows, and returns the second reached. Beyond that, where the server knows no ranges, the browser would
 * restart the song, or hang until it is downloaded that far.
 */
export function seekWithin(element: HTMLMediaElement, position: number): number {
  const target = targetOf(element, position)
  if (target !== element.currentTime) element.currentTime = target
  return target
}

function targetOf({ currentTime, seekable, buffered }: HTMLMediaElement, position: number): number {
  // Not known yet: the browser decides.
  if (seekable.length === 0) return position
  // A file that comes without its length claims to be seekable without end; only what is here is.
  const isEndless = seekable.end(seekable.length - 1) === Infinity
  return reachable(currentTime, position, isEndless ? buffered : seekable)
}
