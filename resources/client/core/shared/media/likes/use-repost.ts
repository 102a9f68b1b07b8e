import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/session/use-members-only'
import { toast } from '@/core/shared/toasts/toast-store'

import { type Repostable, reposts } from './reposts'

/** Whether the user shows something to their followers, and the press that changes it. */
export function useRepost(item: Repostable) {
  const { t } = useTranslation()
  useBootstrap((bootstrap) => bootstrap.reposts)
  const isReposted = useSyncExternalStore(reposts.subscribe, () => reposts.has(item))
  const forMembers = useMembersOnly()
  const toggle = () =>
    forMembers(() => {
      const isIn = !reposts.has(item)
      reposts.put([item], isIn)
      toast.positive(t(isIn ? 'Reposted to your followers' : 'Removed from your reposts'))
    })
  return { isReposted, toggle }
}
