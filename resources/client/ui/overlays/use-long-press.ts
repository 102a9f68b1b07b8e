import { useEffect, useState } from 'react'

import { createLongPress, type Point } from '@/lib/browser/long-press'

/**
 * Handlers that detect a long press and suppress the click after it. The hook of \@react-aria/interactions needs its
 * whole press handling, which is too large for the first screen.
 */
export function useLongPress(onLongPress: (point: Point) => void) {
  const [{ handlers, listen }] = useState(createLongPress)
  useEffect(() => listen(onLongPress))
  useEffect(() => handlers.onPointerCancel, [handlers])
  return handlers
}
