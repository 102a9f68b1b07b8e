import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isPasswordConfirmed } from '@/core/shared/account/password-confirmation'
import { Button } from '@/ui/buttons/button'

import { accountMutations } from '../queries'
import { usePasswordConfirmed } from '../use-password-confirmed'
import { CodeForm } from './code-form'
import { QrCode } from './qr-code'

/** State 1: shows the secret, and confirms it with a code from the authenticator. */
export function TwoFactorUnconfirmed({ onDisabled }: { onDisabled: () => void }) {
  const { t } = useTranslation()
  const { isAsking, confirmed } = usePasswordConfirmed()
  const isShown = useShown()
  const disable = useMutation(accountMutations.disableTwoFactor)
  return (
    <div className="flex flex-col gap-5">
      <h3 tabIndex={-1} className="font-bold outline-none">
        {t('Finish setting up two-factor authentication')}
      </h3>
      <p className="text-muted">
        {t(
          'Scan the QR code with the authenticator app on your phone, or enter the setup key. Then enter the code from the app.',
        )}
      </p>
      {isShown.now ? (
        <QrCode />
      ) : (
        <Button variant="outline" className="self-start" pending={isAsking} onClick={() => confirmed(isShown.show)}>
          {t('Show QR code')}
        </Button>
      )}
      <CodeForm
        isCancelling={disable.isPending}
        onCancel={() => confirmed(() => disable.mutate(undefined, { onSuccess: onDisabled }))}
      />
    </div>
  )
}

/** Shows the secret immediately if the password was just confirmed; opening the page does not ask for it. */
function useShown() {
  const [now, setShown] = useState(false)
  useEffect(() => {
    void isPasswordConfirmed().then((isConfirmed) => isConfirmed && setShown(true))
  }, [])
  return { now, show: () => setShown(true) }
}
