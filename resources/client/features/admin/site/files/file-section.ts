import { File } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { defineResource } from '@/features/admin/area'

/** Files that users and administrators have uploaded. */
export const fileSection = defineResource(
  {
    id: 'files',
    permissionPrefix: assumedPermissions.files,
    icon: File,
    texts: { many: 'Files', one: 'File', add: 'Upload files' },
  },
  () => import('./file-resource').then(({ fileResource }) => fileResource),
)
