import { auth } from '@/contract/auth'
import type { Bootstrap } from '@/contract/bootstrap'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { asGuest } from './as-guest'
import { owedSignOut } from './owed-sign-out'

/** Tells the site of a sign-out that it has not heard of; until it has, the page is a guest's whoever the server thinks is there. */
export async function payOwedSignOut(bootstrap: Bootstrap): Promise<Bootstrap> {
  try {
    const { bootstrapData } = await call(auth.logout)
    owedSignOut.settle()
    return bootstrapData
  } catch {
    return asGuest(bootstrap)
  }
}

/** Sends the pending sign-out when the site may be reachable again. A new sign-in has a new session, and ends the wait. */
export function payLater(): void {
  const pay = () => void (owedSignOut.isOwed() ? payOwedSignOut(getBootstrap()).then(setBootstrap) : undefined)
  const events = ['online', 'focus']
  const stop = subscribeBootstrap(({ user }) => {
    if (user) owedSignOut.settle()
    if (owedSignOut.isOwed()) return
    for (const name of events) window.removeEventListener(name, pay)
    stop()
  })
  for (const name of events) window.addEventListener(name, pay)
}
