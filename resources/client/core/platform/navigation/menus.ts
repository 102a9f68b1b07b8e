import type { Bootstrap } from '@/contract/bootstrap'
import type { MenuItem } from '@/contract/menus'
import type { Settings } from '@/contract/settings'
import { hasPermission, hasRole, isSubscribed } from '@/core/platform/session/permissions'

import { isClosedShop } from './redirects'
import { safeHref } from './safe-href'
import { safePath } from './safe-path'

/** A menu item to show: `route` leads to a path of this site, `link` to a full address; both are safe to follow. */
export type VisibleItem = MenuItem & { type: 'route' | 'link'; label: string; action: string }

/** Items of all menus placed at a position that this visitor may see, in their order (spec section 5). */
export const menuItemsAt = (bootstrap: Bootstrap, position: string): VisibleItem[] =>
  visibleMenuItems(
    bootstrap.settings.menus.filter(({ positions }) => positions.includes(position)).flatMap(({ items }) => items),
    bootstrap,
  )

/** The items whose conditions are all met: roles, permissions, settings, subscription, and an action to follow; no shop for a child. */
export const visibleMenuItems = (items: MenuItem[], bootstrap: Bootstrap): VisibleItem[] =>
  items.flatMap((item) => {
    const followed = follow(item)
    return followed && isMeant(item, bootstrap) && !isClosedShop(bootstrap, safePath(followed.action) ?? '')
      ? [followed]
      : []
  })

function isMeant({ roles, permissions, settings, subscriptionStatus }: MenuItem, bootstrap: Bootstrap): boolean {
  return (
    roles.every((id) => hasRole(bootstrap, id)) &&
    permissions.every((name) => hasPermission(bootstrap, name)) &&
    Object.entries(settings).every(([key, expected]) => isSame(settingAt(bootstrap.settings, key), expected)) &&
    hasStatus(bootstrap, subscriptionStatus)
  )
}

function hasStatus({ user }: Bootstrap, status: MenuItem['subscriptionStatus']): boolean {
  if (status === 'subscribed') return isSubscribed(user)
  if (status === 'unsubscribed') return !isSubscribed(user)
  return true
}

/** Custom pages are routes; every other kind is a link. */
function follow(item: MenuItem): VisibleItem | undefined {
  const type = item.type === 'route' || item.type === 'customPage' ? 'route' : 'link'
  const action = type === 'route' ? safePath(item.action) : safeHref(item.action)
  return action === undefined ? undefined : { ...item, type, label: item.label ?? '', action }
}

/** The setting a dotted key names. */
function settingAt(settings: Settings, key: string): unknown {
  const step = (value: unknown, name: string) =>
    isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return key.split('.').reduce<unknown>(step, settings)
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const OFF = new Set<unknown>([undefined, null, '', 0, '0', false, 'false'])
const ON = new Set<unknown>([1, '1', true, 'true'])

/** A menu's author types the expected value: all spellings of on are one, all of off too, and so are `8` and `'8'`. */
const isSame = (actual: unknown, expected: unknown): boolean => spelling(actual) === spelling(expected)

function spelling(value: unknown): unknown {
  if (OFF.has(value)) return false
  if (ON.has(value)) return true
  return typeof value === 'number' ? String(value) : value
}
