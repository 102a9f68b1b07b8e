import { UsersRound } from 'lucide-react'

import { hasPermission } from '@/core/platform/session/permissions'
import type { AccountPanel } from '@/features/account-settings'
import { FamilyPanel } from '@/features/family'

/** Panels of other areas, and those that a site adds, in this order, after those of the spec and before the danger zone. */
export const extraAccountPanels: readonly AccountPanel[] = [
  {
    id: 'family-access',
    title: 'Linked profiles',
    icon: UsersRound,
    isShownTo: (bootstrap) => hasPermission(bootstrap, 'family.open'),
    Content: FamilyPanel,
  },
]
