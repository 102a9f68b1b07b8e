import { type PointerEvent, useLayoutEffect, useRef } from 'react'

import { playback } from '@/core/shared/playback/playback'

import { EASING, GROWS_FOR, likesMotion } from './grow-from'

/** A finger that moves less, in pixels, rests. */
const SLOP = 8

/** A swipe goes at least so far, as a share of the cover's width. */
export const SWIPE_SHARE = 0.25

/** What the cover does with a finger that was moved so far, in pixels: to the start of the line is on, to its end is back. */
export function swipeOf(distance: number, width: number): 'next' | 'previous' | null {
  if (Math.abs(distance) < width * SWIPE_SHARE) return null
  return distance < 0 ? 'next' : 'previous'
}

/** Steps to the next or previous song by a swipe over the cover, which goes along with the finger; each new cover comes in. */
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
    const verb = held && type === 'pointerup' && swipeOf(clientX - held.startX, held.width)
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
    if (element && 'animate' in element && likesMotion()) {
      element.animate(
        [
          { opacity: 0, translate },
          { opacity: 1, translate: '0 0' },
        ],
        { duration: GROWS_FOR, easing: EASING },
      )
    }
  }, [trackId])

  const gestures = {
    onPointerDown: ({ pointerType, isPrimary, clientX, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse' && isPrimary) hold.current = { startX: clientX, width: currentTarget.clientWidth }
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: PointerEvent) => {
      const distance = hold.current ? clientX - hold.current.startX : 0
      if (Math.abs(distance) < SLOP) return
      currentTarget.setPointerCapture(pointerId)
      follow(distance)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { cover, gestures }
}
