import { users } from '@/contract/users'
import { call } from '@/core/platform/api/call'
import { isUncertain } from '@/core/platform/api/is-uncertain'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/**
 * Has the server remember the visitor's language (a guest's in a cookie) and speaks it at once: texts follow the
 * bootstrap data. A refusal is announced and changes nothing; the lines that a response lacks come with fresh bootstrap data.
 */
export async function switchLanguage(locale: string): Promise<void> {
  try {
    const i18n = (await call(users.setLocale, { body: { locale } }))?.locale
    if (i18n) setBootstrap({ ...getBootstrap(), i18n, language: i18n.language })
    else await refreshBootstrap()
  } catch (error) {
    announceFailure(error)
    if (isUncertain(error)) await refreshBootstrap().catch(() => {})
  }
}
