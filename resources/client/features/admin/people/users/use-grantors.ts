import { useQuery } from '@tanstack/react-query'

import type { Account } from '@/contract/groups/accounts'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import type { Grantor } from '@/features/admin/permissions/permission-origins'

import { userQueries } from './editor/queries'

type GrantorRow = { id: number; name: string; permissions: Grantor['permissions'] }

const grantorOf = (type: Grantor['type'], { name, permissions }: GrantorRow): Grantor => ({ type, name, permissions })

/** Finds the grantors with the given ids; undefined if one is missing. */
function grantorsOf(
  type: Grantor['type'],
  ids: readonly (number | undefined)[],
  found: readonly GrantorRow[],
): Grantor[] | undefined {
  const own = found.filter(({ id }) => ids.includes(id))
  if (ids.some((id) => !own.some((grantor) => grantor.id === id))) return undefined
  return own.map((row) => grantorOf(type, row))
}

/** Whether an account can have a role: not those of visitors and of workspaces. */
export const isAssignable = ({ guests, type }: { guests?: boolean; type?: string }): boolean =>
  !guests && type !== 'workspace'

/** Ids of a user's roles, and of the plans of valid subscriptions; undefined for one that the server left out. */
const heldBy = ({ roles, subscriptions }: Account) => ({
  roles: roles.map(({ id }) => id),
  plans: subscriptions.filter(({ valid }) => valid).map(({ product_id }) => product_id ?? undefined),
})

/**
 * Fetches the roles and plans that grant a user permissions. `grantors` is undefined while they load, and if one is
 * unknown: the request failed, or the list has more pages than are fetched.
 */
export function useGrantors(user: Account | undefined) {
  const { roles, plans } = user ? heldBy(user) : { roles: [], plans: [] }
  const isSelling = sellsPlans(useSettings())
  const allRoles = useQuery(userQueries.roles)
  const allPlans = useQuery({ ...userQueries.plans, enabled: isSelling || plans.length > 0 })
  const roleGrantors = grantorsOf('role', roles, allRoles.data ?? [])
  const planGrantors = grantorsOf('plan', plans, allPlans.data ?? [])
  const failed = [allRoles, allPlans].filter(({ isError }) => isError)
  return {
    isLoading: allRoles.isLoading || allPlans.isLoading,
    grantors: roleGrantors && planGrantors && [...roleGrantors, ...planGrantors],
    /** Roles and plans that a user can have, as far as they are known: what would grant more. */
    offered: [
      ...(allRoles.data ?? []).filter(isAssignable).map((row) => grantorOf('role', row)),
      ...(allPlans.data ?? []).map((row) => grantorOf('plan', row)),
    ],
    /** Retries the failed requests; undefined if none failed. */
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
