import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { twoFactor } from '@/contract/two-factor'
import { TWO_FACTOR_CODE_LENGTH } from '@/contract/two-factor-challenge'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { isPasswordConfirmed } from '@/core/session/password-confirmation'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { CodeInput } from '@/ui/fields/code-input'

import { accountMutations, refreshAccount } from '../queries'
import { useConfirmed } from '../use-confirmed'
import { QrCode } from './qr-code'

/** State 1: the secret goes into an authenticator, whose code then proves it. */
export function TwoFactorUnconfirmed() {
  const { t } = useTranslation()
  const { isAsking, confirmed } = useConfirmed()
  const isShown = useShown()
  const disable = useMutation(accountMutations.disableTwoFactor)
  const form = useEndpointForm(twoFactor.confirm, { guards: false, onSuccess: refreshAccount })
  const formId = 'two-factor-code'
  return (
    <div className="flex flex-col gap-5">
      <h3 className="font-bold">{t('Finish enabling two factor authentication.')}</h3>
      <p className="text-muted">
        {t("Scan the QR code with your phone's authenticator app or type the setup key into it. Then enter the code that it shows.")}
      </p>
      {isShown.now ? (
        <QrCode />
      ) : (
        <Button variant="outline" className="self-start" pending={isAsking} onClick={() => confirmed(isShown.show)}>
          {t('Show the QR code')}
        </Button>
      )}
      <form {...form.formProps} id={formId} className="flex max-w-sm flex-col gap-5">
        {form.message && <Notice>{form.message}</Notice>}
        <CodeInput {...form.field('code')} label={t('Code')} length={TWO_FACTOR_CODE_LENGTH} required />
      </form>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={formId} pending={form.isPending}>
          {t('Confirm')}
        </Button>
        <Button variant="outline" pending={disable.isPending} onClick={() => confirmed(() => disable.mutate(undefined))}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}

/** The secret is shown at once to whoever has just confirmed the password; opening the page asks nobody for it. */
function useShown() {
  const [now, setShown] = useState(false)
  useEffect(() => {
    void isPasswordConfirmed().then((isConfirmed) => isConfirmed && setShown(true))
  }, [])
  return { now, show: () => setShown(true) }
}
