import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { hasRoom } from './family-rules'
import { familyQueries, refreshFamily } from './queries'

/** The family's profiles loaded so far, and their total number. */
export function useFamily() {
  const query = useInfiniteQuery(familyQueries.list)
  const pages = query.data?.pages
  return { query, profiles: pages?.flatMap(({ pagination }) => pagination.items), count: pages?.[0]?.total_count }
}

/**
 * Whether the family has room for a profile; undefined until known. If counting fails, the server decides (spec section
 * 8).
 */
export function useRoom(): boolean | undefined {
  const bootstrap = useBootstrap((all) => all)
  const { data, error } = useQuery(familyQueries.count)
  if (error) return true
  return data && hasRoom(bootstrap, data.total_count)
}

/** Switches to a profile. `opening` is its id, from the press until the page reloads. */
export function useProfileSwitch(): { opening: number | undefined; open: (profileId: number) => void } {
  const [opening, setOpening] = useState<number>()

  async function run(profileId: number): Promise<void> {
    setOpening(profileId)
    try {
      const { impersonate } = await import('@/core/shared/account/impersonate')
      if (!(await impersonate(profileId))) setOpening(undefined)
    } catch (error) {
      setOpening(undefined)
      announceFailure(error)
      // The profile may have been moved or deleted meanwhile.
      await refreshFamily()
    }
  }

  return { opening, open: (profileId) => opening === undefined && void run(profileId) }
}
