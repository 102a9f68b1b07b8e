import { useState } from 'react'

import { PASSWORD_CONFIRMATION_SECONDS, passwordConfirmation } from '@/contract/groups/password-confirmation'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { shareRunning } from '@/lib/async/share-running'

const status = query(passwordConfirmation.status, { query: { seconds: PASSWORD_CONFIRMATION_SECONDS } })

/**
 * Asks for the password even if it was confirmed recently, for requests that include it. Resolves to the password after
 * the server has accepted it, or to undefined when the user cancels. Concurrent callers share one dialog.
 */
export const askPassword = shareRunning(async (): Promise<string | undefined> => {
  const { ConfirmPasswordDialog } = await import('./confirm-password-dialog')
  const password = await openDialog(ConfirmPasswordDialog)
  if (password !== undefined) queryClient.setQueryData(status.queryKey, { confirmed: true })
  return password
})

/** Handles a 423: asks for the password and resolves to true when the request may be retried. */
export const confirmPassword = async (): Promise<boolean> => (await askPassword()) !== undefined

/**
 * Asks for the password before a dangerous action unless it was confirmed within 9000 seconds (spec section 4). If the
 * status is unavailable, resolves to true and leaves the decision to the server's 423.
 */
export async function ensurePasswordConfirmed(): Promise<boolean> {
  return (await isPasswordConfirmed()) !== false || confirmPassword()
}

/** Whether the password was confirmed recently; undefined when the status request fails. */
export async function isPasswordConfirmed(): Promise<boolean | undefined> {
  try {
    const { confirmed } = await queryClient.fetchQuery({ ...status, retry: false })
    return confirmed
  } catch {
    return undefined
  }
}

/**
 * Runs an action once the password has recently been confirmed; `isAsking` while the prompt is open or its code loads.
 */
export function usePasswordConfirmed(): { isAsking: boolean; confirmed: (action: () => void) => void } {
  const [isAsking, setAsking] = useState(false)
  async function ask(action: () => void): Promise<void> {
    setAsking(true)
    try {
      if (await ensurePasswordConfirmed()) action()
    } finally {
      setAsking(false)
    }
  }
  return { isAsking, confirmed: (action) => void ask(action).catch(announceFailure) }
}
