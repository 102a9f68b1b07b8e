import { useEffect, useState } from 'react'

import { createLongPress, type Point } from '@/lib/browser/long-press'

/**
 * Handlers that tell of a finger that rests on an element. The click that would follow does not happen. (The one of
 * \@react-aria/interactions needs its whole press handling on the element; this is for what the first screen draws.)
 */
export function useLongPress(onLongPress: (point: Point) => void) {
  const [{ handlers, listen }] = useState(createLongPress)
  useEffect(() => listen(onLongPress))
  useEffect(() => handlers.onPointerCancel, [handlers])
  return handlers
}
