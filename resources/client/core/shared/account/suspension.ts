import { bootstrap } from '@/contract/bootstrap'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isBanned } from '@/core/platform/session/permissions'
import { updateUser } from '@/core/platform/session/update-user'
import { toast } from '@/core/shared/toasts/toast-store'

/** Users who are being asked about or are not suspended: an ordinary 403 must not cost a second request each time. */
const asked = new Set<number>()

/**
 * Finds out after a 403 whether the user is suspended: then the server refuses even the bootstrap data, which it otherwise gives to
 * everybody (backend contract, trap 28). Asks once per user and page.
 */
export async function detectSuspension(): Promise<void> {
  const { user } = getBootstrap()
  if (!user || isBanned(user) || asked.has(user.id)) return
  asked.add(user.id)
  const error: unknown = await call(bootstrap.get).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const isSuspended = error instanceof ApiError && error.status === 403
  if (!isSuspended || getBootstrap().user?.id !== user.id) return
  asked.delete(user.id)
  updateUser({ bans: [{ comment: null }] })
  // The screen says it once and for all.
  toast.close()
}
