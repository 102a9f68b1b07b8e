import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Content that comes once its dialog holds the focus. A field with `autoFocus` would have it sooner than that, and what is below the
 * dialog, which holds the focus until then, would take it back.
 */
export function HeldFocus({ children }: { children: ReactNode }) {
  const [isHeld, setHeld] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the focus is outside of React, and the dialog's own once its effects have run
  useLayoutEffect(() => setHeld(true), [])
  return isHeld && children
}
