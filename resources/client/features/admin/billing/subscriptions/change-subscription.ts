import { translate } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { type AdminSubscription, resume, subscriptionSource } from './queries'

/** Asks when a subscription ends, and cancels it; resolves to whether its record is gone. */
export async function cancelSubscription(subscription: AdminSubscription): Promise<boolean> {
  const load = async () => (await import('./cancel-form')).CancelForm
  return (await openLazyDialog(load, { subscription }).catch(announceFailure)) === 'gone'
}

/** Moves a subscription to another plan, through its payment gateway. */
export const changePlan = (subscription: AdminSubscription): Promise<unknown> =>
  openLazyDialog(async () => (await import('./change-plan-form')).ChangePlanForm, { subscription }).catch(
    announceFailure,
  )

/** Undoes a cancellation; shows a toast either way. */
export async function resumeSubscription({ id }: AdminSubscription): Promise<void> {
  await resume(id).then(() => void toast.positive(translate('Subscription resumed')), announceFailure)
  await subscriptionSource.refresh()
}
