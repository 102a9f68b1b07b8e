import { users } from '@/contract/groups/users'
import { isUncertain } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/**
 * Saves the visitor's language on the server (a guest's in a cookie) and applies it through the bootstrap data.
 * Announces a failure without changing anything. Refetches the bootstrap data when the response has no lines.
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
