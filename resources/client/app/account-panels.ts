// Separate chunk: loaded with the account settings.
import { UsersRound } from 'lucide-react'

import { hasPermission } from '@/core/platform/session/permissions'
import type { AccountPanel } from '@/features/account-settings'
import { FamilyPanel } from '@/features/family'

/**
 * Panels from other features and from the host site, shown in this order between the spec's panels and the danger zone.
 */
export const extraAccountPanels: readonly AccountPanel[] = [
  {
    id: 'family-access',
    title: 'Linked profiles',
    icon: UsersRound,
    isShownTo: (bootstrap) => hasPermission(bootstrap, 'family.open'),
    Content: FamilyPanel,
  },
]
