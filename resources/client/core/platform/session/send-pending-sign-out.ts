import { auth } from '@/contract/groups/auth'
import type { Bootstrap } from '@/contract/groups/bootstrap'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { pendingSignOut } from './pending-sign-out'
import { asGuest } from './user-data'

/** Sends a pending sign-out and returns the new bootstrap data; if that fails, the given data as a guest's. */
export async function sendPendingSignOut(bootstrap: Bootstrap): Promise<Bootstrap> {
  try {
    const { bootstrapData } = await call(auth.logout)
    pendingSignOut.clear()
    return bootstrapData
  } catch {
    return asGuest(bootstrap)
  }
}

/** Sends the pending sign-out when the site may be reachable again. A new sign-in cancels it, since it has a new session. */
export function sendSignOutLater(): void {
  const send = () =>
    void (pendingSignOut.isPending() ? sendPendingSignOut(getBootstrap()).then(setBootstrap) : undefined)
  const events = ['online', 'focus']
  const stop = subscribeBootstrap(({ user }) => {
    if (user) pendingSignOut.clear()
    if (pendingSignOut.isPending()) return
    for (const name of events) window.removeEventListener(name, send)
    stop()
  })
  for (const name of events) window.addEventListener(name, send)
}
