import type { Bootstrap } from '@/contract/groups/bootstrap'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { hasPermission } from '@/core/platform/session/permissions'

/** Returns the user's rights over a resource, by the prefix of its permissions. */
export const rightsOf = (bootstrap: Bootstrap, prefix: string) => ({
  view: hasPermission(bootstrap, `${prefix}.view`),
  create: hasPermission(bootstrap, `${prefix}.create`),
  update: hasPermission(bootstrap, `${prefix}.update`),
  delete: hasPermission(bootstrap, `${prefix}.delete`),
})

/** The user's rights over a resource. */
export type Rights = ReturnType<typeof rightsOf>

/** Returns the user's rights over a resource, by the prefix of its permissions. */
export const useRights = (prefix: string): Rights =>
  rightsOf(
    useBootstrap((bootstrap) => bootstrap),
    prefix,
  )
