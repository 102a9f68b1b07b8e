import { type Account, accounts } from '@/contract/groups/accounts'
import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { ComboBox } from '@/ui/pickers/combo-box'
import { flatOptions } from '@/ui/pickers/option'

import { AUTOMATIC, countryOptions, timeZoneOptions } from '../places'
import { checkAccount, refreshAccount } from '../queries'

type Lists = Output<typeof valueLists.show>

/** Changes the country and the time zone of the account. */
export function PlaceForm({ account, lists }: { account: Account; lists: Lists }) {
  const { t, language } = useTranslation()
  const { dates } = useSettings()
  const form = useEndpointForm(accounts.update, {
    onUncertain: notifyUnconfirmed(checkAccount),
    onSuccess: async () => {
      toast.positive(t('Updated account details'))
      await refreshAccount()
    },
  })
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  const countries = countryOptions(lists, language)
  const zones = timeZoneOptions(lists, t('Automatic (:zone)', { zone: device }))
  const zone = account.timezone || dates.default_timezone || AUTOMATIC
  return (
    <EndpointForm form={form} submitLabel={t('Save')} submitProps={{ className: 'self-start' }}>
      <ComboBox
        {...form.field('country')}
        label={t('Country')}
        options={countries}
        defaultValue={countries.find(({ value }) => value === account.country?.toLowerCase()) ?? null}
      />
      <ComboBox
        {...form.field('timezone')}
        label={t('Time zone')}
        options={zones}
        defaultValue={flatOptions(zones).find(({ value }) => value === zone) ?? null}
      />
    </EndpointForm>
  )
}
