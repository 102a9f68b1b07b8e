import { type MouseEvent, type PointerEvent, useRef } from 'react'

import { playback } from '@/core/shared/playback/playback'

/** Touch movement below this is not a swipe. */
const TOUCH_SLOP_PX = 8

/** Minimum swipe distance as a fraction of the element's width. */
const MIN_SWIPE_SHARE = 0.25

/** Action of the player that a swipe runs. */
export type SwipeAction = 'next' | 'previous'

/** Returns the action for a swipe of `distance` pixels: left is next, right is previous, too short is null. */
export function swipeAction(distance: number, width: number): SwipeAction | null {
  if (Math.abs(distance) < width * MIN_SWIPE_SHARE) return null
  return distance < 0 ? 'next' : 'previous'
}

function follow({ style }: HTMLElement, distance: number | null): void {
  style.setProperty('translate', distance === null ? '' : `${distance}px`)
  style.setProperty('transition', distance === null ? '' : 'none')
}

/**
 * Returns the event handlers of an element that follows the finger: a swipe plays the next or previous track, a shorter
 * one springs back by the element's own transition. Buttons inside it stay buttons.
 */
export function useTrackSwipe(onSwipe: (action: SwipeAction) => void = () => {}) {
  const startX = useRef<number | null>(null)
  const hasMoved = useRef(false)

  function release({ clientX, type, currentTarget }: PointerEvent<HTMLElement>) {
    const distance = clientX - (startX.current ?? clientX)
    startX.current = null
    follow(currentTarget, null)
    const action = type === 'pointerup' && hasMoved.current && swipeAction(distance, currentTarget.clientWidth)
    if (!action) return
    onSwipe(action)
    playback[action]()
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, target }: PointerEvent) => {
      hasMoved.current = false
      const isOnButton = target instanceof Element && target.closest('button') !== null
      if (pointerType !== 'mouse' && isPrimary && !isOnButton) startX.current = clientX
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return
      const distance = clientX - startX.current
      if (!hasMoved.current && Math.abs(distance) < TOUCH_SLOP_PX) return
      hasMoved.current = true
      currentTarget.setPointerCapture(pointerId)
      follow(currentTarget, distance)
    },
    onPointerUp: release,
    onPointerCancel: release,
    // Clicks made by keyboard or screen reader have a `detail` of 0.
    onClickCapture: (event: MouseEvent) => {
      if (!hasMoved.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
