import { type ReactNode, useEffect, useState } from 'react'

/**
 * Renders an overlay once the focus is on an element, at most a frame later: an overlay returns the focus to the element
 * that has it at first, and a menu that closes restores it only in the next frame.
 */
export function OnceFocusReturns({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(() => document.activeElement !== document.body)
  useEffect(() => {
    if (isReady) return undefined
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [isReady])
  return isReady && children
}
