import type { Account } from '@/contract/account'
import { accounts } from '@/contract/accounts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DraftNotice } from '@/core/shared/forms/draft-notice'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { TextField } from '@/ui/fields/text-field'

import { checkAccount, refreshAccount } from '../queries'

/** First and last name. */
export function NameForm({ account: { first_name, last_name } }: { account: Account }) {
  const { t } = useTranslation()
  const form = useEndpointForm(accounts.update, {
    draft: 'account-details',
    onUncertain: sayUnconfirmed(checkAccount),
    onSuccess: async () => {
      toast.positive(t('Updated account details'))
      await refreshAccount()
    },
  })
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <DraftNotice form={form} />
      {form.message && <Notice>{form.message}</Notice>}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...form.field('first_name')}
          label={t('First name')}
          defaultValue={first_name ?? ''}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('last_name')}
          label={t('Last name')}
          defaultValue={last_name ?? ''}
          autoComplete="family-name"
        />
      </div>
      <Button type="submit" pending={form.isPending} className="self-start">
        {t('Save')}
      </Button>
    </form>
  )
}
