import { useState } from 'react'

import { useTrackSwipe } from '../use-track-swipe'

/** Where a cover comes from that no swipe has brought. */
const BELOW = { x: '0%', y: '3%' }

/** Plays the next or previous track on a swipe over the cover, which follows the finger. */
export function useCoverSwipe(trackId: number) {
  const [swipe, setSwipe] = useState(0)
  const [displayedCover, setDisplayedCover] = useState<{ id: number; from: typeof BELOW | null }>({
    id: trackId,
    from: null,
  })
  if (displayedCover.id !== trackId) {
    setDisplayedCover({ id: trackId, from: swipe === 0 ? BELOW : { x: `${swipe * 50}%`, y: '0%' } })
    setSwipe(0)
  }
  const gestures = useTrackSwipe((action) => setSwipe(action === 'next' ? 1 : -1))
  /** Where the current cover comes from; null for the one the view opened with. */
  return { gestures, from: displayedCover.from }
}
