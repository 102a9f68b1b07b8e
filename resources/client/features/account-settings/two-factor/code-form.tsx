import { twoFactor } from '@/contract/groups/two-factor'
import { TWO_FACTOR_CODE_LENGTH } from '@/contract/groups/two-factor-challenge'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { CodeInput } from '@/ui/fields/code-input'

import { checkAccount, refreshAccount } from '../queries'

type CodeFormProps = { isCancelling: boolean; onCancel: () => void }

/** Confirms two-factor authentication with the authenticator's first code, which proves that it has the secret. */
export function CodeForm({ isCancelling, onCancel }: CodeFormProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(twoFactor.confirm, {
    guards: false,
    onUncertain: notifyUnconfirmed(checkAccount),
    onSuccess: refreshAccount,
  })
  return (
    <EndpointForm form={form}>
      <div className="max-w-sm">
        <CodeInput {...form.field('code')} label={t('Code')} length={TWO_FACTOR_CODE_LENGTH} required />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending}>
          {t('Confirm')}
        </Button>
        <Button variant="outline" pending={isCancelling} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </EndpointForm>
  )
}
