import type { Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission } from '@/core/platform/session/permissions'

import type { RecordKind } from './record-kind'

/** Whether the menus offer a kind of records: the user has the right, and the site uses them. */
export const isOffered = (
  bootstrap: Bootstrap,
  { permission, isOn }: Pick<RecordKind, 'permission' | 'isOn'>,
  right: 'view' | 'create' = 'view',
): boolean => hasPermission(bootstrap, `${permission}.${right}`) && (isOn?.(bootstrap.settings) ?? true)
