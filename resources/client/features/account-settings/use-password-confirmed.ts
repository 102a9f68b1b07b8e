import { useState } from 'react'

import { ensurePasswordConfirmed } from '@/core/shared/account/password-confirmation'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/**
 * Runs an action once the password has recently been confirmed; `isAsking` while the prompt is open or its code loads.
 */
export function usePasswordConfirmed(): { isAsking: boolean; confirmed: (action: () => void) => void } {
  const [isAsking, setAsking] = useState(false)
  async function ask(action: () => void): Promise<void> {
    setAsking(true)
    try {
      if (await ensurePasswordConfirmed()) action()
    } finally {
      setAsking(false)
    }
  }
  return { isAsking, confirmed: (action) => void ask(action).catch(announceFailure) }
}
