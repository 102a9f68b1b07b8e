import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { useSignOut } from '@/core/shared/account/sign-out'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'

import { AuthLayout } from './components/auth-layout'

/**
 * The only screen of a suspended user: the reason, a sign-out, and a link to the contact form, which the server does
 * not accept while the user is signed in (backend contract, trap 28).
 */
export function Screen() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const contact = useSignOut(paths.contact.link())
  const reason = useUser()?.bans[0]?.comment
  usePageTitle(t('Your account is suspended'))
  return (
    <AuthLayout
      title={t('Your account is suspended')}
      lead={t("You can't listen or make changes for now. If you think this is a mistake, please contact us.")}
    >
      {reason && <p>{t('Reason: :reason', { reason })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={contact}>{t('Log out and contact us')}</Button>
        <Button variant="outline" onClick={signOut}>
          {t('Log out')}
        </Button>
      </div>
    </AuthLayout>
  )
}
