import { Wrench } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { screenSection } from '@/features/admin/area'

/** Jobs of the server that an administrator starts by hand. */
export const maintenanceSection = screenSection({
  id: 'maintenance',
  title: 'Maintenance',
  permission: `${assumedPermissions.settings}.update`,
  icon: Wrench,
  screen: () => import('./maintenance-panel'),
})
