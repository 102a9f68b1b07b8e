import type { Bootstrap } from '@/contract/bootstrap'
import { bootstrap } from '@/contract/bootstrap'
import { call } from '@/core/platform/api/call'
import { owedSignOut } from '@/core/platform/session/owed-sign-out'

import { getBootstrap, setBootstrap } from './bootstrap-store'

let running: Promise<Bootstrap> | undefined

/** Sends a pending sign-out before anybody is let in: until the server has it, the page is a guest's. */
export const settled = async (data: Bootstrap): Promise<Bootstrap> =>
  data.user && owedSignOut.isOwed()
    ? (await import('@/core/platform/session/pay-owed-sign-out')).payOwedSignOut(data)
    : data

/** Reads the bootstrap data anew; callers at the same time share one request. Throws ApiError. */
export function refreshBootstrap(): Promise<Bootstrap> {
  running ??= call(bootstrap.get)
    .then(({ data }) => settled(data))
    .then((data) => {
      setBootstrap(data)
      return data
    })
    .finally(() => {
      running = undefined
    })
  return running
}

/**
 * Renews the session's token after a 419. True when the same user is still there; for another user the page is loaded
 * anew, since what it shows belongs to the one before. Where nobody is left, the guards decide and a song plays on.
 * False too when the server cannot be asked.
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
