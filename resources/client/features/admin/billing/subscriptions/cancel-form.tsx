// Separate chunk: loaded by the button that cancels a subscription.
import { useId, useState } from 'react'

import { subscriptions } from '@/contract/groups/subscriptions'
import { queryClient } from '@/core/platform/api/query-client'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { FormValue } from '@/ui/fields/form-value'
import { RadioGroup } from '@/ui/fields/radio-group'

import { type AdminSubscription, subscriptionSource } from './queries'
import { periodEndOf } from './subscription-rules'

type CancelFormProps = { subscription: AdminSubscription } & DialogProps<'gone' | 'ending'>

/** Cancels a subscription immediately or, where it is paid, at the end of the period. */
export function CancelForm({ subscription, close }: CancelFormProps) {
  const { t } = useTranslation()
  const formId = useId()
  const periodEnd = periodEndOf(subscription)
  const [when, setWhen] = useState<string>(periodEnd ? 'later' : 'now')
  const [today] = useState(() => new Date())
  const isNow = when === 'now'
  const form = useEndpointForm(subscriptions.cancel, {
    input: { params: { id: subscription.id } },
    onUncertain: notifyUnconfirmed(subscriptionSource.refresh),
    onSuccess: async () => {
      toast.positive(t('Subscription cancelled'))
      // An open editor would refetch its deleted record, and announce a 404.
      if (isNow) queryClient.removeQueries({ queryKey: subscriptionSource.show(String(subscription.id)).queryKey })
      close(isNow ? 'gone' : 'ending')
      await subscriptionSource.refresh()
    },
  })
  const firesBeforeUnload = {
    value: 'later',
    label: periodEnd
      ? t('At the end of the period, :date', { date: formatDate(periodEnd) })
      : t('At the end of the period'),
    description: t('The plan works until then, and nothing more is charged. It can be resumed.'),
  }
  const now = {
    value: 'now',
    label: t('Now, :date', { date: formatDate(today) }),
    description: t("The plan stops working right away, and the subscription is deleted. This can't be undone."),
  }
  return (
    <DialogPanel
      title={t('Cancel the subscription of :name?', { name: subscription.owner })}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Keep subscription')}
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={form.isPending}>
            {t('Cancel subscription')}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} id={formId}>
        <RadioGroup
          label={t('When it ends')}
          options={periodEnd ? [firesBeforeUnload, now] : [now]}
          value={when}
          onChange={setWhen}
        />
        <FormValue name={form.field('delete').name} value={isNow} />
      </EndpointForm>
    </DialogPanel>
  )
}
