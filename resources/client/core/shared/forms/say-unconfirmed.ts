import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'

/**
 * A form's `onUncertain` where nothing tells for certain whether it was taken: that is said, and what may tell the visitor is read anew; it
 * is to be read quietly.
 */
export const sayUnconfirmed = (readAnew?: () => unknown) => async (): Promise<undefined> => {
  toast.danger(translate("We couldn't confirm that this worked. Please check before you try again."))
  // Without a connection that fails too, and what was said still holds.
  await Promise.resolve(readAnew?.()).catch(() => {})
  return undefined
}
