import { CreditCard, UsersRound } from 'lucide-react'

import { hasPermission, isChildProfile } from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import type { AccountPanel } from '@/features/account-settings'
import { BillingPanel } from '@/features/billing'
import { FamilyPanel } from '@/features/family'
// Separate chunk: loaded with the account settings.
import type { Load } from '@/lib/lazy/lazy-component'

/**
 * Panels from other features and from the host site, shown in this order between the spec's panels and the danger zone.
 */
const extraAccountPanels: readonly AccountPanel[] = [
  {
    id: 'family-access',
    title: 'Linked profiles',
    icon: UsersRound,
    isShownTo: (bootstrap) => hasPermission(bootstrap, 'family.open'),
    Content: FamilyPanel,
  },
  {
    id: 'billing',
    title: 'Billing',
    icon: CreditCard,
    // Also after the subscription has ended: its invoices stay.
    isShownTo: (bootstrap) =>
      sellsPlans(bootstrap.settings) && !isChildProfile(bootstrap) && (bootstrap.user?.subscriptions.length ?? 0) > 0,
    Content: BillingPanel,
  },
]

/** Loads the account settings with the panels of other features, behind the parental gate for a child. */
export const loadAccountSettings: Load = async () => {
  const [{ Screen: AccountSettingsScreen }, { ParentsOnly }] = await Promise.all([
    import('@/features/account-settings/account-settings-screen'),
    import('@/core/shared/child/parents-only'),
  ])
  return () => (
    <ParentsOnly>
      <AccountSettingsScreen extraPanels={extraAccountPanels} />
    </ParentsOnly>
  )
}
