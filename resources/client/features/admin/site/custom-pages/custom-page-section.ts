import { FileText } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { defineResource } from '@/features/admin/area'

/** Pages that administrators write. */
export const customPageSection = defineResource(
  {
    id: 'custom-pages',
    permissionPrefix: assumedPermissions.customPages,
    icon: FileText,
    texts: { many: 'Pages', one: 'Page', add: 'New page' },
  },
  () => import('./custom-page-resource').then(({ customPageResource }) => customPageResource),
)
