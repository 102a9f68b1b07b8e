import type { Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission } from '@/core/platform/session/permissions'
import type { Resource } from '@/core/shared/records/resource'

/** Whether the menus offer a resource: the user has the right, and the site uses them. */
export const isOffered = (
  bootstrap: Bootstrap,
  { permission, isOn }: Pick<Resource, 'permission' | 'isOn'>,
  right: 'view' | 'create' = 'view',
): boolean => hasPermission(bootstrap, `${permission}.${right}`) && (isOn?.(bootstrap.settings) ?? true)
