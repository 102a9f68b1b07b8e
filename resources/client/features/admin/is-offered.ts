import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Settings } from '@/contract/shapes/settings'
import { hasPermission } from '@/core/platform/session/permissions'
import type { Section } from '@/core/shared/records/sections/section'

/** Whether the site has switched on what a section belongs to. */
export const isSwitchedOn = (settings: Settings, { isOn }: Pick<Section, 'isOn'>): boolean => isOn?.(settings) ?? true

/** Whether the menus offer a section: the user has the permission, and the site uses it. */
export const isOffered = (bootstrap: Bootstrap, section: Pick<Section, 'permission' | 'isOn'>): boolean =>
  hasPermission(bootstrap, section.permission) && isSwitchedOn(bootstrap.settings, section)
