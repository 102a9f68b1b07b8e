import { useState } from 'react'

import { announceFailure } from '@/core/shared/failures/announce-failure'

import { refreshFamily } from './queries'

/** Switches to a profile. `opening` is its id, from the press until the page reloads. */
export function useProfileSwitch(): { opening: number | undefined; open: (profileId: number) => void } {
  const [opening, setOpening] = useState<number>()

  async function run(profileId: number): Promise<void> {
    setOpening(profileId)
    try {
      const { impersonate } = await import('@/core/shared/account/impersonate')
      await impersonate(profileId)
    } catch (error) {
      setOpening(undefined)
      announceFailure(error)
      // The profile may have been moved or deleted meanwhile.
      await refreshFamily()
    }
  }

  return { opening, open: (profileId) => opening === undefined && void run(profileId) }
}
