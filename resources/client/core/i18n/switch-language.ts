import { users } from '@/contract/users'
import { announceFailure } from '@/core/api/announce-failure'
import { call } from '@/core/api/call'
import { getBootstrap, setBootstrap } from '@/core/bootstrap/bootstrap-store'

/**
 * Has the server remember the visitor's language (a guest's in a cookie) and speaks it at once: texts follow the
 * bootstrap data. A failure is announced and changes nothing.
 */
export async function switchLanguage(locale: string): Promise<void> {
  try {
    const { locale: i18n } = await call(users.setLocale, { body: { locale } })
    setBootstrap({ ...getBootstrap(), i18n, language: i18n.language })
  } catch (error) {
    announceFailure(error)
  }
}
