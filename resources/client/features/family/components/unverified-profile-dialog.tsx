import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import type { Profile } from '../queries'
import { ResendEmail } from './resend-email'

type UnverifiedProfileDialogProps = { profile: Pick<Profile, 'display_name' | 'email'> } & DialogProps<boolean>

/**
 * Explains why a profile cannot listen yet. Resolves to true when the parent wants to enter the code, which the server
 * accepts only in the profile's own session.
 */
export function UnverifiedProfileDialog({ profile, close }: UnverifiedProfileDialogProps) {
  const { t } = useTranslation()
  const { display_name: name, email } = profile
  return (
    <DialogPanel
      title={t("“:name” can't listen yet", { name })}
      isQuestion
      footer={
        <>
          <Button variant="outline" onClick={() => close(false)}>
            {t('Cancel')}
          </Button>
          {email && <ResendEmail email={email} />}
          <Button autoFocus onClick={() => close(true)}>
            {t('Enter code')}
          </Button>
        </>
      }
    >
      <p>
        {email
          ? t('The email address :email must be verified first, with the code we sent to it.', { email })
          : t('Its email address must be verified first, with the code we sent to it.')}
      </p>
      <p>
        {t(
          "To enter the code, this browser will switch to the profile “:name”. To switch back, you'll need to sign in with your password.",
          { name },
        )}
      </p>
    </DialogPanel>
  )
}
