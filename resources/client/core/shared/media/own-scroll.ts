/** Pixels that a smooth scroll may still move after it was given another target. */
const DRIFT = 48

const sizeOf = ({ clientWidth, clientHeight, scrollHeight }: Element) =>
  `${clientWidth} ${clientHeight} ${scrollHeight}`

/**
 * Distinguishes scrolls that a list makes itself from the user's. A list's own scroll only moves closer to its target,
 * and a resize may move any list: every other scroll is the user's.
 */
export function createOwnScroll() {
  let target = 0
  let distance = 0
  let size: string | undefined
  return {
    /** Ref callback that centers an item in its list; `scrollIntoView` would also scroll the list's ancestors. */
    center: (item: HTMLElement | null): void => {
      const list = item?.parentElement
      if (!list) return
      const targetTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2
      target = Math.max(0, Math.min(targetTop, list.scrollHeight - list.clientHeight))
      const left = Math.abs(list.scrollTop - target)
      distance = left > 1 ? left + DRIFT : left
      size = sizeOf(list)
      list.scrollTop = target
    },
    /** Whether the last scroll of the list was its own. */
    isOwn: (list: Element): boolean => {
      const left = Math.abs(list.scrollTop - target)
      const isOwn = left <= Math.max(distance, 1) || (size !== undefined && sizeOf(list) !== size)
      distance = left
      size = sizeOf(list)
      return isOwn
    },
    /** Ends the list's own scroll: the next one is the user's. */
    release: (): void => {
      distance = 0
    },
  }
}
