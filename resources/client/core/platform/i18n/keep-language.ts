import { users } from '@/contract/users'
import { call } from '@/core/platform/api/call'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'

/**
 * Has an account that has just been made speak what its page did, wherever it is signed in to later. Nobody has asked for it, so nothing
 * is said when it cannot be: the language is then chosen in the settings.
 */
export async function keepLanguage(spoken: string | null | undefined): Promise<void> {
  const { user, settings } = getBootstrap()
  if (!user || !spoken || user.language === spoken || !settings.i18n.enable) return
  try {
    const locale = (await call(users.setLocale, { body: { locale: spoken } }))?.locale
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
    // As said above.
  }
}
