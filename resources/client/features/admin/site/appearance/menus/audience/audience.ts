import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Role } from '@/contract/groups/roles'
import type { User } from '@/contract/shapes/user'
import { isChildProfile } from '@/core/platform/session/permissions'

/** Kinds of visitors whose view of a menu can be shown. */
export const audiences = ['guest', 'member', 'subscriber', 'child'] as const
/** Kind of visitor that decides which items are visible. */
export type Audience = (typeof audiences)[number]

/** Returns the bootstrap data that a visitor of an audience has, as far as menus depend on it. */
export function bootstrapFor(audience: Audience, own: Bootstrap, roles: readonly Role[]): Bootstrap {
  if (audience === 'guest')
    return { ...own, user: null, guest_role: roles.find(({ guests }) => guests) ?? own.guest_role }
  if (audience === 'child') return childOf(own, roles)
  const granted = rolesOf(roles.filter((role) => role.default))
  return withUser(own, { ...granted, subscriptions: audience === 'subscriber' ? [SUBSCRIPTION] : [] })
}

/** A child has the roles that make one; without any, the permission. */
function childOf(own: Bootstrap, roles: readonly Role[]): Bootstrap {
  const ofChildren = roles.filter((role) => isChildProfile(withUser(own, rolesOf([role]))))
  const permissions = [{ name: own.settings.family.child_with || 'family.open', restrictions: [] }]
  return withUser(own, ofChildren.length > 0 ? rolesOf(ofChildren) : { permissions })
}

const SUBSCRIPTION: User['subscriptions'][number] = {
  valid: true,
  active: true,
  on_trial: false,
  on_grace_period: false,
  past_due: false,
  cancelled: false,
}

const withUser = (own: Bootstrap, user: Partial<User>): Bootstrap =>
  own.user ? { ...own, user: { ...own.user, roles: [], permissions: [], subscriptions: [], ...user } } : own

const rolesOf = (roles: readonly Role[]) => ({
  roles: [...roles],
  permissions: roles.flatMap(({ permissions }) => permissions),
})
