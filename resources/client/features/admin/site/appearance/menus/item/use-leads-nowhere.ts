import type { MenuItem } from '@/contract/shapes/menus'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { visibleMenuItems } from '@/core/platform/navigation/menus'

import { noConditions } from './conditions'

/** Whether the site hides an item from everyone, because its URL is not safe to follow. */
export const useLeadsNowhere = (item: MenuItem): boolean =>
  Boolean(item.action) &&
  visibleMenuItems([{ ...item, ...noConditions, roles: [], permissions: [] }], { ...getBootstrap(), user: null })
    .length === 0
