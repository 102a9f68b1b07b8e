import { type PointerEvent, useRef, useState } from 'react'

import { playback } from '@/core/shared/playback/playback'

/** Touch movement below this is not a swipe. */
const TOUCH_SLOP_PX = 8

/** Minimum swipe distance as a fraction of the cover's width. */
const MIN_SWIPE_SHARE = 0.25

/** Where a cover comes from that no swipe has brought. */
const BELOW = { x: '0%', y: '3%' }

/** Returns the action for a swipe of `distance` pixels: left is next, right is previous, too short is null. */
export function swipeAction(distance: number, width: number): 'next' | 'previous' | null {
  if (Math.abs(distance) < width * MIN_SWIPE_SHARE) return null
  return distance < 0 ? 'next' : 'previous'
}

/** Plays the next or previous track on a swipe over the cover, which follows the finger. */
export function useCoverSwipe(trackId: number) {
  const cover = useRef<HTMLDivElement>(null)
  const hold = useRef<{ startX: number; width: number } | null>(null)
  const [swipe, setSwipe] = useState(0)
  const [displayedCover, setDisplayedCover] = useState<{ id: number; from: typeof BELOW | null }>({
    id: trackId,
    from: null,
  })
  if (displayedCover.id !== trackId) {
    setDisplayedCover({ id: trackId, from: swipe === 0 ? BELOW : { x: `${swipe * 50}%`, y: '0%' } })
    setSwipe(0)
  }

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
    setSwipe(verb === 'next' ? 1 : -1)
    playback[verb]()
  }

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
  /** Where the current cover comes from; null for the one the view opened with. */
  return { cover, gestures, from: displayedCover.from }
}
