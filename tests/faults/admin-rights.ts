import { resources } from '@/features/admin/sections'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

const RIGHTS = ['view', 'create', 'update', 'delete'] as const

/** Names of the permissions that give rights over a resource; all rights by default. */
export const permissionsFor = (
  { permissionPrefix }: { permissionPrefix: string },
  rights: readonly (typeof RIGHTS)[number][] = RIGHTS,
): string[] => ['admin.access', 'music.view', ...rights.map((right) => `${permissionPrefix}.${right}`)]

/** Permissions for the whole admin area but `admin`, with which the server would add traces to its errors. */
export const allPermissions: readonly string[] = [...new Set(resources.flatMap((resource) => permissionsFor(resource)))]

/** Gives the persona `free` exactly these permissions. */
export function grant({ db }: World, names: readonly string[] = allPermissions): void {
  db.users.update(personas.free.id, { roles: [], permissions: names.map((name) => ({ name, restrictions: [] })) })
}
