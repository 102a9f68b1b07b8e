import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/navigation/use-members-only'
import { createUserSet } from '@/core/shared/optimistic/optimistic-set'
import { toast } from '@/core/shared/toasts/toast-store'

import type { Repostable } from './save-reposts'

/** The user's reposts: those of the bootstrap data, with optimistic changes. */
export const reposts = createUserSet<Repostable>('reposts', {
  send: async (changes) => (await import('./save-reposts')).saveReposts(changes),
  refetch: async () => (await import('./save-reposts')).readReposts(),
})

/** Returns whether the user has reposted an item, and a toggle. */
export function useRepost(item: Repostable) {
  const { t } = useTranslation()
  useBootstrap((bootstrap) => bootstrap.reposts)
  const isReposted = useSyncExternalStore(reposts.subscribe, () => reposts.has(item))
  const requireMember = useMembersOnly()
  const toggle = () =>
    requireMember(() => {
      const isIn = !reposts.has(item)
      reposts.put([item], isIn)
      toast.positive(t(isIn ? 'Reposted to your followers' : 'Removed from your reposts'))
    })
  return { isReposted, toggle }
}
