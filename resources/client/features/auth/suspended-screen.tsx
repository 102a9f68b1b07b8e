import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { useSignOut } from '@/core/shared/account/sign-out'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'

import { AuthFrame } from './components/auth-frame'

/** The only screen of a suspended user: the reason and a sign-out. */
export function SuspendedScreen() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const reason = useUser()?.bans[0]?.comment
  usePageTitle(t('Your account is suspended'))
  return (
    <AuthFrame
      title={t('Your account is suspended')}
      lead={t("You can't listen or make changes for now. If you think this is a mistake, please contact us.")}
    >
      {reason && <p>{t('Reason: :reason', { reason })}</p>}
      <Button variant="outline" className="self-start" onClick={signOut}>
        {t('Log out')}
      </Button>
    </AuthFrame>
  )
}
