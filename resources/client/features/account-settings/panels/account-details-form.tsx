import { type Account, accounts } from '@/contract/groups/accounts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { AccountAvatar } from '@/core/shared/avatar/account-avatar'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextField } from '@/ui/fields/text-field'

import { checkAccount, refreshAccount } from '../queries'

/** Panel for the name and the avatar. */
export function AccountDetailsPanel({ account }: { account: Account }) {
  return (
    <div className="flex flex-col gap-6">
      <AccountAvatar account={account} />
      <NameForm account={account} />
    </div>
  )
}

/** Changes the first and last name of the account. */
export function NameForm({ account: { first_name, last_name } }: { account: Account }) {
  const { t } = useTranslation()
  const form = useEndpointForm(accounts.update, {
    draft: 'account-details',
    onUncertain: notifyUnconfirmed(checkAccount),
    onSuccess: async () => {
      toast.positive(t('Updated account details'))
      await refreshAccount()
    },
  })
  return (
    <EndpointForm form={form} submitLabel={t('Save')} submitProps={{ className: 'self-start' }}>
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
    </EndpointForm>
  )
}
