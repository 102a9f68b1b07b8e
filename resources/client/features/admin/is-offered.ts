import type { Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission } from '@/core/platform/session/permissions'
import type { Section } from '@/core/shared/records/sections/section'

/** Whether the menus offer a section: the user has the permission, and the site uses it. */
export const isOffered = (bootstrap: Bootstrap, { permission, isOn }: Pick<Section, 'permission' | 'isOn'>): boolean =>
  hasPermission(bootstrap, permission) && (isOn?.(bootstrap.settings) ?? true)
