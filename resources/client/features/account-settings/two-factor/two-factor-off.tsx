import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { accountMutations, forgetQrCode } from '../queries'
import { usePasswordConfirmed } from '../use-password-confirmed'

/** State 0: explains two-factor authentication and enables it. */
export function TwoFactorOff({ onEnabled }: { onEnabled: () => void }) {
  const { t } = useTranslation()
  const { isAsking, confirmed } = usePasswordConfirmed()
  const enable = useMutation(accountMutations.enableTwoFactor)
  function begin(): void {
    forgetQrCode()
    enable.mutate(undefined, { onSuccess: onEnabled })
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 tabIndex={-1} className="font-bold outline-none">
        {t('Two-factor authentication is off')}
      </h3>
      <p className="text-muted">
        {t("When it's on, you'll also need a code from the authenticator app on your phone to sign in.")}
      </p>
      <Button className="self-start" pending={isAsking || enable.isPending} onClick={() => confirmed(begin)}>
        {t('Enable')}
      </Button>
    </div>
  )
}
