// Separate chunk: loaded with the forms that cannot look up an outcome.
import { translate } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'

/**
 * Returns a form's `onUncertain` for an outcome that cannot be looked up: shows a toast and refetches the data in
 * which the user can check. The refetch must be silent about its own errors.
 */
export const notifyUnconfirmed = (refetch?: () => unknown) => async (): Promise<undefined> => {
  toast.danger(translate("We couldn't confirm that this worked. Please check before you try again."))
  // Offline the refetch fails too; the toast still holds.
  await Promise.resolve(refetch?.()).catch(() => {})
  return undefined
}
