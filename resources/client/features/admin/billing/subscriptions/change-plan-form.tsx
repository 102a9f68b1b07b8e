// Separate chunk: loaded by the button that changes a plan.
import { QueryClientProvider } from '@tanstack/react-query'

import { subscriptions } from '@/contract/groups/subscriptions'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'

import { PlanChoice } from './plan-choice'
import { type AdminSubscription, subscriptionSource } from './queries'

/** Moves a subscription that a payment gateway charges to another plan or price. */
export function ChangePlanForm({ subscription, close }: { subscription: AdminSubscription } & DialogProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(subscriptions.changePlan, {
    input: { params: { id: subscription.id } },
    onUncertain: notifyUnconfirmed(subscriptionSource.refresh),
    onSuccess: async () => {
      toast.positive(t('Plan changed'))
      close()
      await subscriptionSource.refresh()
    },
  })
  return (
    <FormDialog
      title={t('Change the plan of :name', { name: subscription.owner })}
      form={form}
      submitLabel={t('Change plan')}
      onCancel={close}
    >
      <p className="text-muted">{t('The payment gateway charges the new price. A cancellation is undone.')}</p>
      <QueryClientProvider client={queryClient}>
        <PlanChoice product={form.field('newProductId')} price={form.field('newPriceId')} selection={subscription} />
      </QueryClientProvider>
    </FormDialog>
  )
}
