import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Role } from '@/contract/groups/roles'
import type { User } from '@/contract/shapes/user'
import { isChildProfile } from '@/core/platform/session/permissions'
import { asGuest } from '@/core/platform/session/user-data'
import { withRights } from '@/core/shared/appearance-editor/previewed-visitor'

/** Kinds of visitors whose view of a menu can be shown. */
export const audiences = ['guest', 'member', 'subscriber', 'child'] as const
/** Kind of visitor that decides which items are visible. */
export type Audience = (typeof audiences)[number]

/** Returns the bootstrap data that a visitor of an audience has, as far as menus depend on it. */
export function bootstrapFor(audience: Audience, own: Bootstrap, roles: readonly Role[]): Bootstrap {
  if (audience === 'guest') return { ...asGuest(own), guest_role: roles.find(({ guests }) => guests) ?? own.guest_role }
  if (audience === 'child') return childOf(own, roles)
  return withRights(own, { ...memberRights(roles), subscriptions: audience === 'subscriber' ? [SUBSCRIPTION] : [] })
}

/** A child has the roles that make one; without any, the permission. */
function childOf(own: Bootstrap, roles: readonly Role[]): Bootstrap {
  const ofChildren = roles.filter((role) => isChildProfile(withRights(own, rightsOf([role]))))
  const permissions = [{ name: own.settings.family.child_with || 'family.open', restrictions: [] }]
  return withRights(own, ofChildren.length > 0 ? rightsOf(ofChildren) : { permissions })
}

const SUBSCRIPTION: User['subscriptions'][number] = {
  valid: true,
  active: true,
  on_trial: false,
  on_grace_period: false,
  past_due: false,
  cancelled: false,
}

/** Returns what a new account has: the roles for new users, with their permissions. */
export const memberRights = (roles: readonly Role[]) => rightsOf(roles.filter((role) => role.default))

const rightsOf = (roles: readonly Role[]) => ({
  roles: roles.map(({ id, name }) => ({ id, name })),
  permissions: roles.flatMap(({ permissions }) => permissions),
})
