import { usePermission } from '@/core/platform/session/use-session'

/** Returns the user's rights over a resource, by the prefix of its permissions. */
export const useRights = (prefix: string) => ({
  view: usePermission(`${prefix}.view`),
  create: usePermission(`${prefix}.create`),
  update: usePermission(`${prefix}.update`),
  delete: usePermission(`${prefix}.delete`),
})

/** The user's rights over a resource. */
export type Rights = ReturnType<typeof useRights>
