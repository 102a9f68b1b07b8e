import { Settings } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { screenSection } from '@/features/admin/area'

/** Settings of the site; without the permission to change them they are read-only. */
export const settingsSection = screenSection({
  id: 'settings',
  title: 'Settings',
  permission: `${assumedPermissions.settings}.view`,
  icon: Settings,
  screen: () => import('./settings-panel'),
})
