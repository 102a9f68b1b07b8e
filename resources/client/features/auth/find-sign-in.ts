import type { Bootstrap } from '@/contract/bootstrap'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'

const notifyFailed = () => toast.danger(translate('There was an issue. Please try again.'))

/** Checks whether a sign-in whose response was lost has succeeded. Calls `notifyMissing` if the session has no user. */
export async function findSignIn(
  notifyMissing: () => unknown = notifyFailed,
): Promise<{ bootstrapData: Bootstrap } | undefined> {
  const bootstrapData = await refreshBootstrap().catch(() => undefined)
  if (bootstrapData?.user) return { bootstrapData }
  await notifyMissing()
  return undefined
}
