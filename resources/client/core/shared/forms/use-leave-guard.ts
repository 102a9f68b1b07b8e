import { useEffect, useState } from 'react'

import { createLeaveGuard, type LeaveQuestion } from './leave-guard'

/** Asks for confirmation before the user leaves the page while `isArmed`. */
export function useLeaveGuard(isArmed: boolean, question?: LeaveQuestion): void {
  const [guard] = useState(() => createLeaveGuard({ question }))
  useEffect(() => {
    if (!isArmed) return undefined
    guard.arm()
    return guard.release
  }, [guard, isArmed])
}
