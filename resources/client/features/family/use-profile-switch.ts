import { useState } from 'react'

import { announceFailure } from '@/core/shared/failures/announce-failure'

import { refreshFamily } from './queries'

/** Goes over to a profile; `opening` is the one it is, from the press until the page has gone. */
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
      // It may be somebody else's by now, or gone.
      await refreshFamily()
    }
  }

  return { opening, open: (profileId) => opening === undefined && void run(profileId) }
}
