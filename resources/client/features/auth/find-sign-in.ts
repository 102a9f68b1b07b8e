import type { Bootstrap } from '@/contract/bootstrap'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'

const sayFailed = () => toast.danger(translate('There was an issue. Please try again.'))

/** Checks whether a sign-in whose response was lost has succeeded. Calls `sayMissing` if the session has no user. */
export async function findSignIn(
  sayMissing: () => unknown = sayFailed,
): Promise<{ bootstrapData: Bootstrap } | undefined> {
  const bootstrapData = await refreshBootstrap().catch(() => undefined)
  if (bootstrapData?.user) return { bootstrapData }
  await sayMissing()
  return undefined
}
