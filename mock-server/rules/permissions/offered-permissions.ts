import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import type { OfferedPermission } from '@/contract/shapes/permission-list'
import type { Permission } from '@/contract/shapes/user'

import { tableDefinitions } from '../../state/store/db'

type PermissionRow = Pick<OfferedPermission, 'id' | 'name' | 'group' | 'restrictions'> & {
  display_name: string
  description: string | null
}
type Restriction = OfferedPermission['restrictions'][number]

const limit = (name: string, label: string): Restriction => ({
  name,
  type: 'number',
  display_name: label,
  description: null,
  options: [],
})

const restrictions: Record<string, Restriction[]> = {
  'family.add': [limit('count', 'Family profiles')],
  'playlists.create': [limit('count', 'Playlists')],
  'workspaces.create': [limit('count', 'Workspaces'), limit('member_count', 'Members')],
  'music.create': [
    limit('minutes', 'Minutes of audio'),
    { name: 'artist_selection', type: 'bool', display_name: 'May choose any artist', description: null, options: [] },
  ],
  'music.download': [
    {
      name: 'quality',
      type: 'select',
      display_name: 'Quality',
      description: null,
      options: [
        { value: 'standard', label: 'Standard' },
        { value: 'lossless', label: 'Lossless' },
      ],
    },
  ],
}

const CRUD = ['view', 'create', 'update', 'delete']

/** Permissions over the rows of the tables that have the group. */
const overRows = (group: string) =>
  Object.values(tableDefinitions).flatMap(({ permissions }) =>
    permissions?.group === group ? CRUD.map((right) => `${permissions.prefix}.${right}`) : [],
  )

/** Names by group (backend contract, section 5, "Permissions used"; product spec, section 6). */
const groups: Record<string, string[]> = {
  admin: [
    'admin',
    'admin.access',
    'api.access',
    `${assumedPermissions.appearance}.update`,
    `${assumedPermissions.settings}.update`,
    `${assumedPermissions.settings}.view`,
  ],
  music: ['view', 'play', 'download', 'embed', 'create', 'update', 'delete'].map((right) => `music.${right}`),
  catalogue: overRows('catalogue'),
  community: [...overRows('community'), 'family.open', 'family.add'],
  people: overRows('people'),
  plans: overRows('plans'),
  site: [...overRows('site'), 'uploads.create'],
}

const workspaceGroup = ['workspace_members.invite', 'workspace_members.update', 'workspace_members.delete']

const offer = (name: string, group: string, index: number): PermissionRow => ({
  id: index + 1,
  name,
  display_name: name,
  description: null,
  group,
  restrictions: restrictions[name] ?? [],
})

const sitewide = Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const))

/** Every permission of the site, with ids. */
export const offeredPermissions: readonly PermissionRow[] = [
  ...sitewide,
  ...workspaceGroup.map((name) => [name, 'workspace_members'] as const),
].map(([name, group], index) => offer(name, group, index))

/** Whether a permission applies within a workspace. */
export const isOfWorkspace = ({ group }: Pick<PermissionRow, 'group'>): boolean => group === 'workspace_members'

/** Adds the ids that lists of permissions have. */
export const withIds = (permissions: readonly Permission[]): Permission[] =>
  permissions.map((permission) => ({
    ...permission,
    id: offeredPermissions.find(({ name }) => name === permission.name)?.id,
  }))
