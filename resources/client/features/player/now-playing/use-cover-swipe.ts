import { type PointerEvent, useLayoutEffect, useRef } from 'react'

import { playback } from '@/core/shared/playback/playback'

import { EASING, COVER_ANIMATION_MS, prefersMotion } from './use-growing-cover'

/** Touch movement below this is not a swipe. */
const TOUCH_SLOP_PX = 8

/** Minimum swipe distance as a fraction of the cover's width. */
const MIN_SWIPE_SHARE = 0.25

/** Returns the action for a swipe of `distance` pixels: left is next, right is previous, too short is null. */
export function swipeAction(distance: number, width: number): 'next' | 'previous' | null {
  if (Math.abs(distance) < width * MIN_SWIPE_SHARE) return null
  return distance < 0 ? 'next' : 'previous'
}

/** Plays the next or previous track on a swipe over the cover, which follows the finger; animates each new cover in. */
export function useCoverSwipe(trackId: number) {
  const cover = useRef<HTMLDivElement>(null)
  const hold = useRef<{ startX: number; width: number } | null>(null)
  const direction = useRef(0)
  const shown = useRef(trackId)

  function follow(distance: number | null) {
    const style = cover.current?.style
    style?.setProperty('translate', distance === null ? '' : `${distance}px`)
    style?.setProperty('transition', distance === null ? '' : 'none')
  }

  function release({ clientX, type }: PointerEvent) {
    const held = hold.current
    hold.current = null
    follow(null)
    const verb = held && type === 'pointerup' && swipeAction(clientX - held.startX, held.width)
    if (!verb) return
    direction.current = verb === 'next' ? 1 : -1
    playback[verb]()
  }

  useLayoutEffect(() => {
    if (shown.current === trackId) return
    shown.current = trackId
    const translate = direction.current === 0 ? '0 0.5rem' : `${direction.current * 50}% 0`
    direction.current = 0
    const element = cover.current
    if (element && 'animate' in element && prefersMotion()) {
      element.animate(
        [
          { opacity: 0, translate },
          { opacity: 1, translate: '0 0' },
        ],
        { duration: COVER_ANIMATION_MS, easing: EASING },
      )
    }
  }, [trackId])

  const gestures = {
    onPointerDown: ({ pointerType, isPrimary, clientX, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse' && isPrimary) hold.current = { startX: clientX, width: currentTarget.clientWidth }
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: PointerEvent) => {
      const distance = hold.current ? clientX - hold.current.startX : 0
      if (Math.abs(distance) < TOUCH_SLOP_PX) return
      currentTarget.setPointerCapture(pointerId)
      follow(distance)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { cover, gestures }
}
