import { accounts } from '@/contract/accounts'
import { bootstrap } from '@/contract/bootstrap'
import { call } from '@/core/api/call'
import { isUncertain } from '@/core/api/is-uncertain'
import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { page } from '@/lib/browser/page'
import { siteRoot } from '@/lib/browser/site-root'

import { impersonation } from './impersonation'
import { leaveNothing, tellOtherTabs } from './other-tabs'

/**
 * Has this browser go over to another user: the session is theirs, nothing of the one before is left here or in other tabs, and the
 * site begins anew at its start page (spec section 4). Throws when the server refuses. There is no way back but signing out.
 */
export async function impersonate(userId: number): Promise<void> {
  const { user } = getBootstrap()
  // Who already listens in somebody's place is still the same person.
  const by = impersonation.read()?.by ?? { name: user?.first_name || user?.display_name || '', email: user?.email ?? '' }
  await become(userId)
  leaveNothing()
  impersonation.write({ userId, by, isNew: true })
  tellOtherTabs(userId)
  page.replace(siteRoot().href)
}

/** An answer that is lost does not mean that nothing was done: whose the session is now tells. */
async function become(userId: number): Promise<void> {
  try {
    await call(accounts.impersonate, { params: { userId } })
  } catch (error) {
    if (!isUncertain(error) || (await sessionUser()) !== userId) throw error
  }
}

async function sessionUser(): Promise<number | undefined> {
  try {
    return (await call(bootstrap.get)).data.user?.id
  } catch {
    return undefined
  }
}
