import { auth } from '@/contract/auth'
import type { Bootstrap } from '@/contract/bootstrap'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { translate } from '@/core/platform/i18n/translate'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { asGuest } from '@/core/platform/session/as-guest'
import { owedSignOut } from '@/core/platform/session/owed-sign-out'
import { payLater } from '@/core/platform/session/pay-owed-sign-out'
import { signingOut } from '@/core/platform/session/user-leaves'
import { wipeSession } from '@/core/platform/storage/session'
import { toast } from '@/core/shared/toasts/toast-store'

/**
 * Signs the user out (spec section 4), whatever the server answers: the new bootstrap data knows no user, and whoever watches it forgets
 * what was theirs. A server that did not end the session is told later. Resolves to true when the sign-in screen comes next, to false
 * inside the appearance editor and when the session already belongs to another user.
 */
export async function signOut(): Promise<boolean> {
  if (isAppearanceEditor()) {
    toast.danger(translate("Can't logout while in appearance editor."))
    return false
  }
  const userId = getBootstrap().user?.id
  return signingOut(async () => {
    try {
      leave((await call(auth.logout)).bootstrapData)
      return true
    } catch (error) {
      return leaveUnheard(error, userId)
    }
  })
}

function leave(bootstrap: Bootstrap): void {
  setBootstrap(bootstrap)
  // A session that ends by itself keeps its drafts; a sign-out wipes them.
  wipeSession()
}

/** Leaves although the server did not sign out: the session had ended, or the sign-out stays pending. */
async function leaveUnheard(error: unknown, userId: number | undefined): Promise<boolean> {
  const { user } = getBootstrap()
  if (user && user.id !== userId) return false
  const status = error instanceof ApiError ? error.status : undefined
  // A 419 has renewed the bootstrap data: it knows no user when the session had expired.
  if (status === 401 || user === null) {
    leave(asGuest(getBootstrap()))
    if (user) await refreshBootstrap().catch(() => undefined)
    return true
  }
  // First, since the other tabs look whether it is owed when they hear of it.
  owedSignOut.note()
  leave(asGuest(getBootstrap()))
  payLater()
  toast.positive(translate("You're signed out on this device. We'll finish signing you out when you're back online."))
  return true
}
