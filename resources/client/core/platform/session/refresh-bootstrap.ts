import { type Bootstrap, bootstrap } from '@/contract/groups/bootstrap'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { shareRunning } from '@/lib/async/share-running'

import { pendingSignOut } from './pending-sign-out'

/** Completes a pending sign-out before the page uses its user; until then the page is a guest's. */
export const completePendingSignOut = async (data: Bootstrap): Promise<Bootstrap> =>
  data.user && pendingSignOut.isPending() ? (await import('./send-pending-sign-out')).sendPendingSignOut(data) : data

/** Refetches the bootstrap data; concurrent callers share one request. Throws ApiError. */
export const refreshBootstrap = shareRunning(async (): Promise<Bootstrap> => {
  const data = await completePendingSignOut((await call(bootstrap.get)).data)
  setBootstrap(data)
  return getBootstrap()
})

/**
 * Renews the session's token after a 419. Resolves to true when the same user is still signed in. Reloads the page for
 * another user, since its contents belong to the previous one. A guest is left to the route guards, so that playback
 * continues. Resolves to false when the request fails.
 */
export async function renewSession(reload: () => void = () => window.location.reload()): Promise<boolean> {
  const before = getBootstrap().user?.id
  try {
    const { user } = await refreshBootstrap()
    if (user?.id === before) return true
    if (user) reload()
    return false
  } catch {
    return false
  }
}
