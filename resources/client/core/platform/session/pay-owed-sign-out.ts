import { auth } from '@/contract/auth'
import type { Bootstrap } from '@/contract/bootstrap'
import { call } from '@/core/platform/api/call'

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
