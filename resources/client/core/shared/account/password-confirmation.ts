import { passwordConfirmation, PASSWORD_CONFIRMATION_SECONDS } from '@/contract/password-confirmation'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { openDialog } from '@/core/shared/dialogs/dialog-store'

const status = query(passwordConfirmation.status, { query: { seconds: PASSWORD_CONFIRMATION_SECONDS } })

let asking: Promise<string | undefined> | undefined

/** Opens the dialog; whoever asks while it is open shares it. */
function openQuestion(): Promise<string | undefined> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<string | undefined> {
  const { ConfirmPasswordDialog } = await import('./confirm-password-dialog')
  const password = await openDialog(ConfirmPasswordDialog)
  if (password !== undefined) queryClient.setQueryData(status.queryKey, { confirmed: true })
  return password
}

/**
 * Asks for the password, whatever was confirmed before: for what has to send it along. Resolves to it once the server has
 * taken it, to undefined when the visitor thinks better of it.
 */
export const askPassword = (): Promise<string | undefined> => openQuestion()

/**
 * The answer to a 423: what the server refused for want of a password is asked for, and true means that the request may
 * be sent again. One dialog, even if several requests were refused.
 */
export const confirmPassword = async (): Promise<boolean> => (await openQuestion()) !== undefined

/**
 * Has the password confirmed before something dangerous is begun (spec section 4): not asked for when it was confirmed within
 * 9000 seconds. The server's 423 has the last word; if its status cannot be had, that word is waited for.
 */
export async function ensurePasswordConfirmed(): Promise<boolean> {
  return (await isPasswordConfirmed()) !== false || confirmPassword()
}

/** Whether the password was confirmed a short while ago; undefined when that cannot be found out. */
export async function isPasswordConfirmed(): Promise<boolean | undefined> {
  try {
    const { confirmed } = await queryClient.fetchQuery({ ...status, retry: false })
    return confirmed
  } catch {
    return undefined
  }
}
