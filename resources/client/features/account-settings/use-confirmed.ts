import { useState } from 'react'

import { announceFailure } from '@/core/platform/api/announce-failure'
import { ensurePasswordConfirmed } from '@/core/platform/session/password-confirmation'

/** Does what wants a recently confirmed password, once it is; `isAsking` until that is known. */
export function useConfirmed(): { isAsking: boolean; confirmed: (action: () => void) => void } {
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
