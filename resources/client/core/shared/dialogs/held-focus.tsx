import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Renders its children once the dialog traps the focus. A field with `autoFocus` would get the focus earlier, and the focus trap of the
 * dialog below would take it back.
 */
export function DelayUntilFocused({ children }: { children: ReactNode }) {
  const [isTrapped, setTrapped] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- focus is not React state; the dialog traps it once its effects have run
  useLayoutEffect(() => setTrapped(true), [])
  return isTrapped && children
}
