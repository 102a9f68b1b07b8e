import type { Endpoint } from '@/contract/machinery/endpoint'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { permissionsOfRight } from '@mock/documented/documented'

import type { Exchange } from './case'
import { documented } from './documented/documented-groups'

const assumed: readonly string[] = Object.values(assumedPermissions)

const isDocumented = (permission: string): boolean => !assumed.includes(permission.split('.')[0] ?? '')

/**
 * When a live backend can run a case of an account without the permission for an endpoint: never if a backend that
 * forgets to refuse would change the site, or may look for the row first.
 */
export function withoutRight(name: string, { method, path }: Endpoint): Pick<Exchange, 'lacks' | 'mockOnly'> {
  if (method !== 'GET') return { mockOnly: 'would change the site if it were not refused' }
  if (path.includes(':')) return { mockOnly: 'needs rows of the mock' }
  const permissions = documented[name]?.rights.flatMap(permissionsOfRight) ?? []
  return permissions.length > 0 && permissions.every(isDocumented)
    ? { lacks: permissions.join(' or ') }
    : { mockOnly: 'no document names the permission' }
}
