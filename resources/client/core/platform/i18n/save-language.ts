import { users } from '@/contract/groups/users'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'

/**
 * Saves the language of the registration page to a new account, so that it applies on other devices too. Errors are
 * silent, since the user did not request it and can choose a language in the settings.
 */
export async function saveLanguage(pageLanguage: string | null | undefined): Promise<void> {
  const { user, settings } = getBootstrap()
  if (!user || !pageLanguage || user.language === pageLanguage || !settings.i18n.enable) return
  try {
    const locale = (await call(users.setLocale, { body: { locale: pageLanguage } }))?.locale
    if (!locale) return void (await refreshBootstrap())
    const now = getBootstrap()
    if (now.user?.id === user.id)
      setBootstrap({
        ...now,
        i18n: locale,
        language: locale.language,
        user: { ...now.user, language: locale.language },
      })
  } catch {
    // Silent: see above.
  }
}
