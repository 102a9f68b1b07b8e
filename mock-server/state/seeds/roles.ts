import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import type { Permission } from '@/contract/shapes/user'

import type { MockRole } from '../store/role-rows'

/** Family profiles that the family plan allows (restriction `count` of `family.add`). */
export const FAMILY_CAP = 3

const plain = (...names: string[]): Permission[] => names.map((name) => ({ name, restrictions: [] }))

const listening = plain('music.view', 'music.play')
/** Minutes of audio an artist may upload (restriction `minutes` of `music.create`). */
export const UPLOAD_MINUTES = 600

/** Roles with their permissions; those of several roles add up. */
export const roles = {
  guests: {
    id: 1,
    name: 'guests',
    guests: true,
    permissions: [...listening, ...plain('playlists.view', 'comments.view')],
  },
  users: {
    id: 2,
    name: 'users',
    permissions: [
      ...listening,
      ...plain(
        'playlists.view',
        'playlists.create',
        'comments.view',
        'comments.create',
        'users.view',
        'workspaces.create',
        'backstageRequests.create',
      ),
    ],
  },
  children: { id: 5, name: 'children', permissions: [...listening, ...plain('family.open')] },
  artists: {
    id: 6,
    name: 'artists',
    permissions: [
      { name: 'music.create', restrictions: [{ name: 'minutes', value: UPLOAD_MINUTES }] },
      ...plain('music.update', 'music.delete', 'uploads.create', `${assumedPermissions.files}.create`),
    ],
  },
  administrators: { id: 7, name: 'administrators', permissions: plain('admin', 'admin.access', 'api.access') },
  workspaceAdmins: {
    id: 8,
    name: 'Workspace admin',
    workspace: true,
    permissions: plain('workspace_members.invite', 'workspace_members.update', 'workspace_members.delete'),
  },
  workspaceMembers: { id: 9, name: 'Workspace member', workspace: true, permissions: [] },
} satisfies Record<string, MockRole>
