import { bootstrap } from '@/contract/groups/bootstrap'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap, updateUser } from '@/core/platform/bootstrap/bootstrap-store'
import { isBanned } from '@/core/platform/session/permissions'
import { toast } from '@/core/shared/toasts/toast-store'

/** Users already checked, or being checked: an ordinary 403 must not cause an extra request each time. */
const checked = new Set<number>()

/**
 * Checks after a 403 whether the user is suspended: the server then refuses even the bootstrap data (backend contract,
 * trap 28). Checks once per user and page.
 */
export async function detectSuspension(): Promise<void> {
  const { user } = getBootstrap()
  if (!user || isBanned(user) || checked.has(user.id)) return
  checked.add(user.id)
  const error: unknown = await call(bootstrap.get).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const isSuspended = error instanceof ApiError && error.status === HttpStatus.Forbidden
  if (!isSuspended || getBootstrap().user?.id !== user.id) return
  checked.delete(user.id)
  updateUser({ bans: [{ comment: null }] })
  // The suspension screen replaces the error toast.
  toast.close()
}
