import type { Bootstrap } from '@/contract/bootstrap'
import { refreshBootstrap } from '@/core/bootstrap/refresh-bootstrap'
import { translate } from '@/core/i18n/translate'
import { toast } from '@/core/toasts/toast-store'

/** The response to a sign-in was lost or unreadable: asks whether the session has a user now. */
export async function findSignIn(): Promise<{ bootstrapData: Bootstrap } | undefined> {
  const bootstrapData = await refreshBootstrap().catch(() => undefined)
  if (bootstrapData?.user) return { bootstrapData }
  toast.danger(translate('There was an issue. Please try again.'))
  return undefined
}
