import { accounts } from '@/contract/accounts'
import { bootstrap } from '@/contract/bootstrap'
import { call } from '@/core/platform/api/call'
import { isUncertain } from '@/core/platform/api/is-uncertain'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { impersonation } from '@/core/platform/session/impersonation'
import { leaveNothing, tellOtherTabs } from '@/core/platform/session/other-tabs'
import { keepToast } from '@/core/shared/toasts/toast-after-reload'
import { page } from '@/lib/browser/page'
import { siteRoot } from '@/lib/browser/site-root'

/**
 * Has this browser go over to another user: the session is theirs, nothing of the one before is left here or in other tabs, and the
 * site begins anew at its start page (spec section 4). Throws when the server refuses. There is no way back but signing out.
 */
export async function impersonate(userId: number): Promise<void> {
  const { user } = getBootstrap()
  // Who already listens in somebody's place is still the same person.
  const by = impersonation.read()?.by ?? {
    name: user?.first_name || user?.display_name || '',
    email: user?.email ?? '',
  }
  const { display_name } = await become(userId)
  leaveNothing()
  impersonation.write({ userId, by })
  keepToast({ type: 'positive', message: translate('Impersonating User :name', { name: display_name }) }, userId)
  tellOtherTabs(userId)
  page.replace(siteRoot().href)
}

/** An answer that is lost does not mean that nothing was done: whose the session is now tells. */
async function become(userId: number): Promise<{ display_name: string }> {
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
