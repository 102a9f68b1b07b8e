import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Content that comes once its dialog holds the focus. A field with `autoFocus` would have it sooner than that, and what is below the
 * dialog, which holds the focus until then, would take it back.
 */
export function HeldFocus({ children }: { children: ReactNode }) {
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => setHeld(true), [])
  return isHeld && children
}
