import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isPasswordConfirmed, usePasswordConfirmed } from '@/core/shared/account/password-confirmation'
import { CopyButton } from '@/core/shared/copy/copy-button'
import { svgDataUrl } from '@/core/shared/images/svg-picture'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { Button } from '@/ui/buttons/button'

import { accountMutations, accountQueries } from '../queries'
import { CodeForm } from './code-form'

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

/** The authenticator's secret as a QR code and as text. */
function QrCode() {
  const { t } = useTranslation()
  return (
    <PanelQuery query={useQuery(accountQueries.qrCode)} height="h-52">
      {({ svg, secret }) => (
        <div className="flex flex-wrap items-center gap-5">
          {/* Scanners need dark on light in every theme. */}
          <img
            src={svgDataUrl(svg)}
            alt={t('QR code for your authenticator app')}
            className="size-52 rounded-input bg-[white] p-3"
          />
          <div className="flex min-w-0 flex-col items-start gap-2">
            <span className="font-bold">{t('Setup key')}</span>
            <code translate="no" className="font-mono break-all">
              {secret}
            </code>
            <CopyButton text={secret} />
          </div>
        </div>
      )}
    </PanelQuery>
  )
}
