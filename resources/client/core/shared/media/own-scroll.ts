import { REDUCED_MOTION } from '@/lib/browser/preferences'

/** Milliseconds in which a list covers 63 % of the way that is left. */
const PACE_MS = 90

const sizeOf = ({ clientWidth, clientHeight, scrollHeight }: Element) =>
  `${clientWidth} ${clientHeight} ${scrollHeight}`

/**
 * Scrolls a list to its items by small steps of its own, so that any other position is the user's scroll. A browser's
 * smooth scroll would report positions that nothing distinguishes from the user's: WebKit overshoots a changed target.
 */
export function createOwnScroll() {
  let target = 0
  /** The last step: the exact position, the list's rounded one, and the list's size; none before the first. */
  let step: { exact: number; rounded: number; size?: string } = { exact: 0, rounded: 0 }
  let frame = 0

  const stop = () => cancelAnimationFrame(frame)
  function note(list: Element, exact: number): void {
    step = { exact, rounded: list.scrollTop, size: sizeOf(list) }
  }
  function moveTo(list: Element, exact: number): void {
    list.scrollTop = exact
    note(list, exact)
  }
  function glide(list: Element, since: number): void {
    frame = requestAnimationFrame((now) => {
      if (!list.isConnected) return
      const left = (target - step.exact) * Math.exp(Math.min(0, since - now) / PACE_MS)
      if (Math.abs(left) < 1) return moveTo(list, target)
      moveTo(list, target - left)
      glide(list, now)
    })
  }

  return {
    /** Ref callback that centers an item in its list; `scrollIntoView` would also scroll the list's ancestors. */
    center: (item: HTMLElement | null): void => {
      const list = item?.parentElement
      if (!list) return
      stop()
      const targetTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2
      target = Math.max(0, Math.min(targetTop, list.scrollHeight - list.clientHeight))
      note(list, list.scrollTop)
      if (matchMedia(REDUCED_MOTION).matches) moveTo(list, target)
      else glide(list, performance.now())
    },
    /** Whether the last scroll of the list was its own; a resize may move any list. The user's ends the list's own. */
    isOwn: (list: Element): boolean => {
      const isResized = step.size !== undefined && sizeOf(list) !== step.size
      if (isResized) note(list, list.scrollTop)
      const isOwn = isResized || Math.abs(list.scrollTop - step.rounded) <= 1
      if (!isOwn) stop()
      return isOwn
    },
    /** Ends the list's own scroll. */
    stop,
  }
}
