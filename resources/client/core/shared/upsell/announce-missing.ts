// Loaded with the first notice that may link to a plan: other screens request no plans.
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'

import { mayBuyPlans, remedyFor } from './plan-with'

/**
 * Explains which permission the user lacks. Adds a link to the plan that grants it once the plans have loaded, unless
 * the toast is gone by then.
 */
export async function announceMissing(permission: string, message: string): Promise<void> {
  const id = toast.danger(message)
  if (!mayBuyPlans(getBootstrap())) return
  const products = await queryClient.fetchQuery(planQueries.list).then(
    ({ pagination }) => pagination.items,
    () => undefined,
  )
  const remedy = remedyFor(getBootstrap(), permission, products)
  if (!remedy || toastStore.get()?.id !== id) return
  toast.danger(message, { id, action: { label: translate(remedy.label), action: remedy.to } })
}
