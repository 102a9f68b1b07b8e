import { useNavigate } from 'react-router-dom'

import { auth } from '@/contract/groups/auth'
import type { Bootstrap } from '@/contract/groups/bootstrap'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { paths } from '@/core/platform/navigation/paths'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { sendSignOutLater } from '@/core/platform/session/send-pending-sign-out'
import { wipeSession } from '@/core/platform/session/session-storage'
import { asGuest, runAsSignOut } from '@/core/platform/session/user-data'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

/**
 * Signs the user out and clears their data (spec section 4), even when the request fails; it is then sent later.
 * Resolves to true when the sign-in screen should follow, and to false inside the appearance editor and when the
 * session already belongs to another user.
 */
export async function signOut(): Promise<boolean> {
  if (isAppearanceEditor()) {
    toast.danger(translate("Can't logout while in appearance editor."))
    return false
  }
  const userId = getBootstrap().user?.id
  return runAsSignOut(async () => {
    try {
      finish((await call(auth.logout)).bootstrapData)
      return true
    } catch (error) {
      return finishAfterFailure(error, userId)
    }
  })
}

function finish(bootstrap: Bootstrap): void {
  setBootstrap(bootstrap)
  // An expired session keeps its drafts; a sign-out wipes them, even when no user was left to change.
  wipeSession()
}

/** Signs out locally after a failed request: the session had already ended, or the sign-out stays pending. */
async function finishAfterFailure(error: unknown, userId: number | undefined): Promise<boolean> {
  const { user } = getBootstrap()
  if (user && user.id !== userId) return false
  const status = error instanceof ApiError ? error.status : undefined
  // After a 419 the bootstrap data was refetched: it has no user if the session had expired.
  if (status === HttpStatus.Unauthorized || user === null) {
    finish(asGuest(getBootstrap()))
    if (user) await refreshBootstrap().catch(() => undefined)
    return true
  }
  // Before the bootstrap data changes: the message to other tabs depends on it.
  pendingSignOut.mark()
  finish(asGuest(getBootstrap()))
  sendSignOutLater()
  toast.positive(translate("You're signed out on this device. We'll finish signing you out when you're back online."))
  return true
}

/**
 * Returns a function that signs the user out and opens a page, by default the sign-in screen (spec section 4). Import it statically: its
 * code must be loaded before it is pressed offline.
 */
export function useSignOut(next: string = paths.login.link()): () => void {
  const navigate = useNavigate()
  return () => void signOut().then((isDone) => isDone && navigate(next), announceFailure)
}
