import { useQuery } from '@tanstack/react-query'

import type { Account } from '@/contract/groups/accounts'
import type { Grantor } from '@/features/admin/permissions/permission-origins'

import { userQueries } from './queries'

type GrantorRow = { id: number; name: string; permissions: Grantor['permissions'] }

/** Finds the grantors with the given ids; undefined if one is missing. */
function grantorsOf(
  type: Grantor['type'],
  ids: readonly number[],
  found: readonly GrantorRow[],
): Grantor[] | undefined {
  const own = found.filter(({ id }) => ids.includes(id))
  if (ids.some((id) => !own.some((grantor) => grantor.id === id))) return undefined
  return own.map(({ name, permissions }) => ({ type, name, permissions }))
}

/**
 * Fetches the roles and plans that grant a user permissions. `grantors` is undefined while they load, and if one is
 * unknown: the request failed, or the list has more pages than are fetched.
 */
export function useGrantors(user: Account | undefined) {
  const roleIds = user?.roles.map(({ id }) => id) ?? []
  const valid = user?.subscriptions.filter((subscription) => subscription.valid) ?? []
  const planIds = valid.flatMap(({ product_id }) => product_id ?? [])
  const roles = useQuery({ ...userQueries.roles, enabled: roleIds.length > 0 })
  const plans = useQuery({ ...userQueries.plans, enabled: valid.length > 0 })
  const roleGrantors = grantorsOf('role', roleIds, roles.data ?? [])
  const planGrantors = planIds.length < valid.length ? undefined : grantorsOf('plan', planIds, plans.data ?? [])
  const failed = [roles, plans].filter(({ isError }) => isError)
  return {
    isLoading: roles.isLoading || plans.isLoading,
    grantors: roleGrantors && planGrantors && [...roleGrantors, ...planGrantors],
    /** Retries the failed requests; undefined if none failed. */
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  }
}
