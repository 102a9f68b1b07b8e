import { Tag } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { defineResource } from '@/features/admin/area'

/** Tags of albums and tracks. */
export const tagSection = defineResource(
  {
    id: 'tags',
    permissionPrefix: assumedPermissions.tags,
    icon: Tag,
    texts: { many: 'Tags', one: 'Tag', add: 'New tag' },
  },
  () => import('./tag-resource').then(({ tagResource }) => tagResource),
)
