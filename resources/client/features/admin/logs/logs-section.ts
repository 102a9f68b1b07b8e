import { ScrollText } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { screenSection } from '@/features/admin/area'

/** The server's logs: errors, scheduled commands and outgoing emails. */
export const logsSection = screenSection({
  id: 'logs',
  title: 'Logs',
  permission: `${assumedPermissions.logs}.view`,
  icon: ScrollText,
  screen: () => import('./logs-panel'),
})
