import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { accountMutations } from '../queries'
import { usePasswordConfirmed } from '../use-password-confirmed'
import { RecoveryCodes } from './recovery-codes'

type TwoFactorOnProps = { codes: string | readonly string[] | null | undefined }

/** State 2: shows recovery codes and disables two-factor authentication. */
export function TwoFactorOn({ codes }: TwoFactorOnProps) {
  const { t } = useTranslation()
  const { isAsking, confirmed } = usePasswordConfirmed()
  const disable = useMutation(accountMutations.disableTwoFactor)
  const renew = useMutation(accountMutations.renewRecoveryCodes)
  const turnOff = () => toastWhenDone(disable.mutateAsync(undefined), t('Two factor authentication has been disabled.'))
  const list = Array.isArray(codes) ? codes : []
  return (
    <div className="flex flex-col gap-5">
      <h3 tabIndex={-1} className="font-bold outline-none">
        {t('Two-factor authentication is on')}
      </h3>
      <p className="text-muted">
        {t(
          'Keep these recovery codes somewhere safe, such as a password manager. If you lose your phone, you can use each code once to sign in.',
        )}
      </p>
      {list.length > 0 && <RecoveryCodes codes={list} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          className="max-w-full"
          pending={isAsking || renew.isPending}
          onClick={() => confirmed(() => renew.mutate(undefined))}
        >
          {t('Generate new recovery codes')}
        </Button>
        <Button variant="danger" pending={isAsking || disable.isPending} onClick={() => confirmed(turnOff)}>
          {t('Disable')}
        </Button>
      </div>
    </div>
  )
}
