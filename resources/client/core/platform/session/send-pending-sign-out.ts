import { auth } from '@/contract/auth'
import type { Bootstrap } from '@/contract/bootstrap'
import { call } from '@/core/platform/api/call'

import { owedSignOut } from './owed-sign-out'
import { asGuest } from './user-leaves'

/** Sends a pending sign-out and returns the new bootstrap data; if that fails, the given data as a guest's. */
export async function sendPendingSignOut(bootstrap: Bootstrap): Promise<Bootstrap> {
  try {
    const { bootstrapData } = await call(auth.logout)
    owedSignOut.settle()
    return bootstrapData
  } catch {
    return asGuest(bootstrap)
  }
}
