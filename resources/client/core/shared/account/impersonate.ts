import { accounts } from '@/contract/groups/accounts'
import { bootstrap } from '@/contract/groups/bootstrap'
import { isUncertain } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { impersonation } from '@/core/platform/session/impersonation'
import { clearUserFromTab, notifyOtherTabs } from '@/core/platform/session/other-tabs'
import { mayLoseChanges } from '@/core/shared/forms/leave-guard'
import { storeToast } from '@/core/shared/toasts/toast-after-reload'
import { page, siteRoot } from '@/lib/browser/url'

/**
 * Switches the session to another user, clears the previous user's data in all tabs and reloads the site (spec section
 * 4) at a path, by default its home page. Asks before unsaved changes are lost; resolves to false when the user stays.
 * Throws when the server refuses. The only way back is to sign out.
 */
export async function impersonate(userId: number, path = '/'): Promise<boolean> {
  if (!(await mayLoseChanges())) return false
  const { user } = getBootstrap()
  // Nested impersonation keeps the original user.
  const by = impersonation.read()?.by ?? {
    name: user?.first_name || user?.display_name || '',
    email: user?.email ?? '',
  }
  const { display_name } = await impersonateUser(userId)
  clearUserFromTab()
  impersonation.write({ userId, by })
  storeToast({ type: 'positive', message: translate('Impersonating User :name', { name: display_name }) }, userId)
  notifyOtherTabs(userId)
  page.replace(siteRoot().href + path.slice(1))
  return true
}

/** Impersonates the user; after an uncertain failure, checks whose session it is now. */
async function impersonateUser(userId: number): Promise<{ display_name: string }> {
  try {
    return (await call(accounts.impersonate, { params: { userId } })).user
  } catch (error) {
    const user = isUncertain(error) ? await sessionUser() : null
    if (user?.id !== userId) throw error
    return user
  }
}

const sessionUser = () =>
  call(bootstrap.get).then(
    ({ data }) => data.user,
    () => null,
  )
