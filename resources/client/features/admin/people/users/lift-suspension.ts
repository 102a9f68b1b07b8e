// Separate chunk: loaded by the action.
import type { Account } from '@/contract/groups/accounts'
import { translate } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'

import { userChanges } from './changes/queries'
import { userSource } from './queries'

/** Lets a suspended user in again; throws ApiError. Refetches the user either way, since a failure may be uncertain. */
export async function liftSuspension({ id }: Account): Promise<void> {
  try {
    await userChanges.liftSuspension(id)
    toast.positive(translate('Suspension lifted'))
  } finally {
    await userSource.refresh()
  }
}
