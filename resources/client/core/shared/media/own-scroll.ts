/** Milliseconds without a scroll after which a list rests. */
const REST = 150

const sizeOf = ({ clientWidth, clientHeight, scrollHeight }: Element) =>
  `${clientWidth} ${clientHeight} ${scrollHeight}`

/**
 * Distinguishes scrolls that a list makes itself from the user's. On its way to a new target, a list may first move on to
 * the previous one, and past the new one; after a rest it only moves closer. A resize may move any list. Every other
 * scroll is the user's.
 */
export function createOwnScroll() {
  let target = 0
  let distance = 0
  let isMoving = false
  let movedAt = 0
  let size: string | undefined
  return {
    /** Ref callback that centers an item in its list; `scrollIntoView` would also scroll the list's ancestors. */
    center: (item: HTMLElement | null): void => {
      const list = item?.parentElement
      if (!list) return
      const targetTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2
      target = Math.max(0, Math.min(targetTop, list.scrollHeight - list.clientHeight))
      distance = Math.abs(list.scrollTop - target)
      isMoving = distance > 1
      movedAt = performance.now()
      size = sizeOf(list)
      list.scrollTop = target
    },
    /** Whether the last scroll of the list was its own. */
    isOwn: (list: Element): boolean => {
      const now = performance.now()
      const left = Math.abs(list.scrollTop - target)
      isMoving &&= now - movedAt < REST
      const isOwn = isMoving || left <= Math.max(distance, 1) || (size !== undefined && sizeOf(list) !== size)
      isMoving &&= left > 1
      movedAt = now
      distance = left
      size = sizeOf(list)
      return isOwn
    },
    /** Ends the list's own scroll: the next one is the user's. */
    release: (): void => {
      distance = 0
      isMoving = false
    },
  }
}
