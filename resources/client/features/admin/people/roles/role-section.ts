import { ShieldCheck } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { defineResource } from '@/features/admin/area'

/** Roles, for the whole site and for workspaces. */
export const roleSection = defineResource(
  {
    id: 'roles',
    permissionPrefix: assumedPermissions.roles,
    icon: ShieldCheck,
    texts: { many: 'Roles', one: 'Role', add: 'New role' },
    model: 'role',
  },
  () => import('./role-resource').then(({ roleResource }) => roleResource),
)
