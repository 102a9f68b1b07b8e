import { type KeyboardEvent, type PointerEvent, type UIEvent, useState } from 'react'

import { createOwnScroll } from './own-scroll'

/** Keys that scroll a list, or move the focus within it. */
const MOVES = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/** State of a list that keeps its current item in the middle until the user scrolls it. */
export function useFollowedList() {
  const [isFollowing, setFollowing] = useState(true)
  const [scroll] = useState(createOwnScroll)
  const pause = () => setFollowing(false)
  return {
    isFollowing,
    follow: () => setFollowing(true),
    /** Ref of the current item. */
    currentRef: isFollowing ? scroll.center : null,
    listProps: {
      onScroll: ({ currentTarget }: UIEvent) => {
        if (!scroll.isOwn(currentTarget)) pause()
      },
      onWheel: pause,
      onTouchMove: pause,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (MOVES.has(key)) pause()
      },
      // The scrollbar belongs to the list itself, not to an item.
      onPointerDown: ({ target, currentTarget }: PointerEvent) => {
        if (target === currentTarget) scroll.stop()
      },
    },
  }
}
