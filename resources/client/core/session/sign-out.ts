import { auth } from '@/contract/auth'
import type { Bootstrap } from '@/contract/bootstrap'
import { announceFailure } from '@/core/api/announce-failure'
import { ApiError, NO_ANSWER } from '@/core/api/api-error'
import { call } from '@/core/api/call'
import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/bootstrap/refresh-bootstrap'
import { translate } from '@/core/i18n/translate'
import { isAppearanceEditor } from '@/core/navigation/appearance-editor'
import { wipeSession } from '@/core/storage/session'
import { toast } from '@/core/toasts/toast-store'

import { asGuest } from './as-guest'
import { owedSignOut } from './owed-sign-out'
import { payOwedSignOut } from './pay-owed-sign-out'
import { signingOut } from './user-leaves'

/**
 * Signs the user out (spec section 4): the new bootstrap data knows no user, and whoever watches it forgets what was
 * theirs. True when it is done, and the sign-in screen comes next; otherwise why not is announced. Without a connection
 * everything is forgotten here, and the site is told when there is one. Refused inside the appearance editor.
 */
export async function signOut(): Promise<boolean> {
  if (isAppearanceEditor()) {
    toast.danger(translate("Can't logout while in appearance editor."))
    return false
  }
  try {
    leave((await call(auth.logout)).bootstrapData)
    return true
  } catch (error) {
    return leaveUnheard(error)
  }
}

function leave(bootstrap: Bootstrap): void {
  signingOut(() => setBootstrap(bootstrap))
  // A session that ends by itself keeps its drafts; whoever signs out is done with them.
  wipeSession()
}

/** The server did not sign out: it has done so before, it cannot be reached, or it will not. */
async function leaveUnheard(error: unknown): Promise<boolean> {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) {
    leave(asGuest(getBootstrap()))
    await refreshBootstrap().catch(() => undefined)
    return true
  }
  if (status !== NO_ANSWER) {
    announceFailure(error)
    return false
  }
  // First, since the other tabs look whether it is owed when they hear of it.
  owedSignOut.note()
  leave(asGuest(getBootstrap()))
  payWhenOnline()
  toast.positive(translate('You are signed out on this device. The site will be told as soon as there is a connection.'))
  return true
}

/** Whoever signs in before the connection is back has a new session: there is nothing to tell any more. */
export function payWhenOnline(): void {
  const pay = () => {
    if (owedSignOut.isOwed()) void payOwedSignOut(getBootstrap()).then(setBootstrap)
    stop()
  }
  const forget = subscribeBootstrap(({ user }) => {
    if (!user) return
    owedSignOut.settle()
    stop()
  })
  const stop = () => {
    window.removeEventListener('online', pay)
    forget()
  }
  window.addEventListener('online', pay)
}
