import { useMemo } from 'react'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { MenuItem } from '@/contract/shapes/menus'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { hasPermission, hasRole, isSubscribed } from '@/core/platform/session/permissions'
import { safeHref, safePath } from '@/lib/browser/safe-url'
import { valueAt } from '@/lib/json/json-value'

import { isHiddenFromChild } from './redirects'

/** A menu item to show: `route` has a path of this site, `link` an absolute URL; both are safe to follow. */
export type VisibleItem = MenuItem & { type: 'route' | 'link'; label: string; action: string }

/** Items of all menus at a position that the visitor may see, in order (spec section 5). */
export const menuItemsAt = (bootstrap: Bootstrap, position: string): VisibleItem[] =>
  visibleMenuItems(
    bootstrap.settings.menus.filter(({ positions }) => positions.includes(position)).flatMap(({ items }) => items),
    bootstrap,
  )

/**
 * Items whose conditions are all met: roles, permissions, settings, subscription, a safe action, and not
 * hidden from children.
 */
export const visibleMenuItems = (items: MenuItem[], bootstrap: Bootstrap): VisibleItem[] =>
  items.flatMap((item) => {
    const safe = withSafeAction(item)
    return safe && meetsConditions(item, bootstrap) && !isHiddenFromChild(bootstrap, safePath(safe.action) ?? '')
      ? [safe]
      : []
  })

function meetsConditions(
  { roles, permissions, settings, subscriptionStatus }: MenuItem,
  bootstrap: Bootstrap,
): boolean {
  return (
    roles.every((id) => hasRole(bootstrap, id)) &&
    permissions.every((name) => hasPermission(bootstrap, name)) &&
    Object.entries(settings).every(([key, expected]) =>
      isSame(valueAt(bootstrap.settings, key.split('.')), expected),
    ) &&
    hasStatus(bootstrap, subscriptionStatus)
  )
}

function hasStatus({ user }: Bootstrap, status: MenuItem['subscriptionStatus']): boolean {
  if (status === 'subscribed') return isSubscribed(user)
  if (status === 'unsubscribed') return !isSubscribed(user)
  return true
}

/** Returns the item with a safe action, or undefined. Custom pages become routes; all other types become links. */
function withSafeAction(item: MenuItem): VisibleItem | undefined {
  const type = item.type === 'route' || item.type === 'customPage' ? 'route' : 'link'
  const action = type === 'route' ? safePath(item.action) : safeHref(item.action)
  return action === undefined ? undefined : { ...item, type, label: item.label ?? '', action }
}

const OFF = new Set<unknown>([undefined, null, '', 0, '0', false, 'false'])
const ON = new Set<unknown>([1, '1', true, 'true'])

/**
 * Compares loosely, since menu authors type the expected value: `1`, `'1'` and `'true'` are equal, and so are `8` and
 * `'8'`.
 */
const isSame = (actual: unknown, expected: unknown): boolean => normalized(actual) === normalized(expected)

function normalized(value: unknown): unknown {
  if (OFF.has(value)) return false
  if (ON.has(value)) return true
  return typeof value === 'number' ? String(value) : value
}

/** Returns the menu at a position (backend contract, section 10) for the current visitor, with translated labels. */
export function useMenu(position: string): VisibleItem[] {
  const bootstrap = useBootstrap((all) => all)
  const { tServer } = useTranslation()
  return useMemo(
    () => menuItemsAt(bootstrap, position).map((item) => ({ ...item, label: tServer(item.label) })),
    [bootstrap, position, tServer],
  )
}
