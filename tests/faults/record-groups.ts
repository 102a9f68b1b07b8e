import { handlers } from '@mock/backend/handlers'
import type { DocumentedGroup } from '@mock/documented/documented'

/** Writes of a group whose records have a list and an editor in the admin area. */
const RECORD_WRITES = ['create', 'update', 'remove']

/**
 * Groups of records that the admin area edits, whose documented row names no test of failing writes: admin.test.tsx makes
 * them fail in the editor and the list of the section with the group's name.
 */
const recordGroups = Object.entries<{ documented: DocumentedGroup }>(handlers)
  .filter(
    ([, { documented }]) =>
      !documented.failsIn &&
      documented.screens.every((screen) => screen.startsWith('admin: ')) &&
      RECORD_WRITES.every((name) => documented.endpoints[name] && !documented.endpoints[name].failsIn),
  )
  .map(([group]) => group)

/** Names of the writes of these groups, such as `tags.create`. */
export const recordWrites: readonly string[] = recordGroups.flatMap((group) =>
  RECORD_WRITES.map((name) => `${group}.${name}`),
)
