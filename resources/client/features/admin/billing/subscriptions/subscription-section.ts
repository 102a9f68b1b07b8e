import { Repeat2 } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { defineResource } from '@/features/admin/area'

/** Everyone's subscriptions, paid and granted ones. */
export const subscriptionSection = defineResource(
  {
    id: 'subscriptions',
    permissionPrefix: assumedPermissions.subscriptions,
    isOn: sellsPlans,
    icon: Repeat2,
    texts: { many: 'Subscriptions', one: 'Subscription', add: 'New subscription' },
  },
  () => import('./subscription-resource').then(({ subscriptionResource }) => subscriptionResource),
)
