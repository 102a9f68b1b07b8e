import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { getBootstrap, useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { awaitsConfirmation, hasRoom } from './family-rules'
import { familyQueries, type Profile, refreshFamily } from './queries'

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

const loadDialog = () =>
  import('./components/unverified-profile-dialog').then((module) => module.UnverifiedProfileDialog)

/**
 * Switches to a profile, where the profile's email address must be verified only after asking. `opening` is its id, from
 * the press until the page reloads.
 */
export function useProfileSwitch(): { opening: number | undefined; open: (profile: Profile) => void } {
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

  async function ask(profile: Profile): Promise<void> {
    if (!awaitsConfirmation(getBootstrap(), profile) || (await openLazyDialog(loadDialog, { profile })))
      await run(profile.id)
  }

  return { opening, open: (profile) => opening === undefined && void ask(profile).catch(announceFailure) }
}
