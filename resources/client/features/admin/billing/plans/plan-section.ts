import { CreditCard } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { defineResource } from '@/features/admin/area'

/** Plans that visitors can subscribe to, with their prices. */
export const planSection = defineResource(
  {
    id: 'plans',
    permissionPrefix: assumedPermissions.plans,
    isOn: sellsPlans,
    icon: CreditCard,
    texts: { many: 'Plans', one: 'Plan', add: 'New plan#admin' },
  },
  () => import('./plan-resource').then(({ planResource }) => planResource),
)
