import { usePermission } from '@/core/platform/session/use-session'

/** Returns the user's rights over a kind of record, by the prefix of its permissions. */
export const useRights = (prefix: string) => ({
  view: usePermission(`${prefix}.view`),
  create: usePermission(`${prefix}.create`),
  update: usePermission(`${prefix}.update`),
  delete: usePermission(`${prefix}.delete`),
})

/** The user's rights over a kind of record. */
export type Rights = ReturnType<typeof useRights>
