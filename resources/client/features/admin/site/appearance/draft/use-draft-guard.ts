import { useEffect, useState } from 'react'

import { createLeaveGuard } from '@/core/shared/forms/leave-guard'

import { useDraftState, useEditor } from '../editor-context'
import { isChanged } from './create-draft'

/** Asks before unsaved changes are left; they are dropped when the user agrees. */
export function useDraftGuard(): void {
  const { draft } = useEditor()
  const [guard] = useState(() => createLeaveGuard({ onLeave: draft.discard }))
  const hasChanges = useDraftState(isChanged)
  useEffect(() => {
    if (!hasChanges) return undefined
    guard.arm()
    return guard.release
  }, [guard, hasChanges])
}
