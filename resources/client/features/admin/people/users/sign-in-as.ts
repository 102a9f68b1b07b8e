// Separate chunk: loaded by the actions.
import type { Account } from '@/contract/groups/accounts'
import { translate } from '@/core/platform/i18n/use-translation'
import { impersonate } from '@/core/shared/account/impersonate'
import { confirm } from '@/core/shared/dialogs/confirm'

/** Asks, then signs in as a user, and opens a path of the site as they see it. Throws ApiError. */
export async function signInAs({ id, display_name: name }: Account, path: string): Promise<void> {
  const isSure = await confirm({
    title: translate('Sign in as :name?', { name }),
    message: translate('This browser will be signed in as “:name”. To come back, sign out and sign in as yourself.', {
      name,
    }),
    confirmLabel: translate('Sign in as this user'),
  })
  if (isSure) await impersonate(id, path)
}
