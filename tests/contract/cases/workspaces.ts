import type { workspaces } from '@/contract/workspaces'
import { personas } from '@mock/scenarios/personas'
import { roles } from '@mock/scenarios/roles'
import { INVITES } from '@mock/seeds/workspaces'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const mockOnly = 'needs the id of a workspace'
/** A seeded workspace, a member of it by the ids of place and user, and another workspace. */
const CHOIR = 1
const MEMBER = 102
const HOME = 2
const NO_INVITE = 'ffffffff-0000-4000-9000-ffffffffffff'
const roleId = roles.workspaceMembers.id
const siteRole = roles.administrators.id

export const workspaceCases: Cases<typeof workspaces> = {
  list: [
    { name: 'none', as: 'free', status: 200 },
    { name: 'one', as: 'workspaceOwner', status: 200, mockOnly },
    { name: 'one’s own and another', as: 'workspaceMember', status: 200, mockOnly },
    { name: 'nobody signed in', status: 401 },
  ],
  show: [
    { name: 'the owner', as: 'workspaceOwner', input: { params: { id: CHOIR } }, status: 200, mockOnly },
    { name: 'a member', as: 'workspaceMember', input: { params: { id: CHOIR } }, status: 200, mockOnly },
    { name: 'a stranger', as: 'invited', input: { params: { id: CHOIR } }, status: 403, mockOnly },
    { name: 'no such workspace', as: 'free', input: { params: { id: NO_ROW } }, status: 404 },
    { name: 'nobody signed in', input: { params: { id: NO_ROW } }, status: 401 },
  ],
  create: [
    { name: 'by its name', as: 'free', input: { body: { name: 'Jauna darbvieta' } }, status: 200, writes: true },
    { name: 'too short a name', as: 'free', input: { body: { name: 'Ab' } }, status: 422, writes: true },
    {
      name: 'a child',
      as: 'child',
      input: { body: { name: 'Bērnu istaba' } },
      status: 403,
      mockOnly: 'needs a child’s account',
    },
    { name: 'nobody signed in', input: { body: { name: 'Jauna darbvieta' } }, status: 401 },
  ],
  update: [
    {
      name: 'the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { name: 'Koris' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'a member',
      as: 'workspaceMember',
      input: { params: { id: CHOIR }, body: { name: 'Koris' } },
      status: 403,
      mockOnly,
    },
    {
      name: 'too short a name',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { name: 'K' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'no such workspace',
      as: 'free',
      input: { params: { id: NO_ROW }, body: { name: 'Koris' } },
      status: 404,
      writes: true,
    },
  ],
  remove: [
    { name: 'the owner', as: 'workspaceOwner', input: { params: { ids: CHOIR } }, status: 200, mockOnly },
    {
      name: 'somebody’s among them',
      as: 'workspaceMember',
      input: { params: { ids: `${HOME},${CHOIR}` } },
      status: 403,
      mockOnly,
    },
    { name: 'no such workspace', as: 'free', input: { params: { ids: NO_ROW } }, status: 404, writes: true },
  ],
  invite: [
    {
      name: 'an account and an address without one',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: [personas.subscriber.email, 'cits@dziesma.test'], roleId } },
      status: 200,
      mockOnly,
    },
    {
      name: 'those who are there already',
      as: 'workspaceOwner',
      input: {
        params: { id: CHOIR },
        body: { emails: [personas.workspaceMember.email, personas.invited.email], roleId },
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'no address',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: ['koris'], roleId } },
      status: 422,
      mockOnly,
    },
    {
      name: 'nobody',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: [], roleId } },
      status: 422,
      mockOnly,
    },
    {
      name: 'as administrators of the site',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: ['cits@dziesma.test'], roleId: siteRole } },
      status: 422,
      mockOnly,
    },
    {
      name: 'without the right',
      as: 'workspaceMember',
      input: { params: { id: CHOIR }, body: { emails: ['cits@dziesma.test'], roleId } },
      status: 403,
      mockOnly,
    },
  ],
  resendInvite: [
    {
      name: 'the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: INVITES.stranger } },
      status: 200,
      mockOnly,
    },
    {
      name: 'no such invite',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: NO_INVITE } },
      status: 404,
      mockOnly,
    },
    {
      name: 'of another workspace',
      as: 'workspaceMember',
      input: { params: { id: HOME, inviteId: INVITES.free } },
      status: 404,
      mockOnly,
    },
    {
      name: 'without the right',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, inviteId: INVITES.free } },
      status: 403,
      mockOnly,
    },
  ],
  removeInvite: [
    { name: 'declined', as: 'invited', input: { params: { inviteId: INVITES.invited } }, status: 200, mockOnly },
    {
      name: 'taken back',
      as: 'workspaceOwner',
      input: { params: { inviteId: INVITES.stranger } },
      status: 200,
      mockOnly,
    },
    { name: 'somebody’s', as: 'free', input: { params: { inviteId: INVITES.invited } }, status: 403, mockOnly },
    { name: 'no longer valid', as: 'free', input: { params: { inviteId: NO_INVITE } }, status: 404, writes: true },
    { name: 'nobody signed in', input: { params: { inviteId: NO_INVITE } }, status: 401 },
  ],
  changeInviteRole: [
    {
      name: 'the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: INVITES.invited }, body: { roleId: roles.workspaceAdmins.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'a role of the site',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: INVITES.invited }, body: { roleId: siteRole } },
      status: 422,
      mockOnly,
    },
    {
      name: 'no such invite',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: NO_INVITE }, body: { roleId } },
      status: 404,
      mockOnly,
    },
  ],
  changeMemberRole: [
    {
      name: 'the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: MEMBER }, body: { roleId: roles.workspaceAdmins.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'one’s own',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, memberId: MEMBER }, body: { roleId: roles.workspaceAdmins.id } },
      status: 403,
      mockOnly,
    },
    {
      name: 'the owner’s',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: 101 }, body: { roleId } },
      status: 403,
      mockOnly,
    },
    {
      name: 'a role of the site',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: MEMBER }, body: { roleId: siteRole } },
      status: 422,
      mockOnly,
    },
    {
      name: 'no such member',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: NO_ROW }, body: { roleId } },
      status: 404,
      mockOnly,
    },
  ],
  removeMember: [
    {
      name: 'the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, userId: personas.workspaceMember.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'leaving',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, userId: personas.workspaceMember.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'another, without the right',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, userId: 51 } },
      status: 403,
      mockOnly,
    },
    {
      name: 'the owner, leaving',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, userId: personas.workspaceOwner.id } },
      status: 403,
      mockOnly,
    },
    {
      name: 'no such member',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, userId: NO_ROW } },
      status: 404,
      mockOnly,
    },
  ],
  join: [
    { name: 'the invited', as: 'invited', input: { params: { inviteId: INVITES.invited } }, status: 200, mockOnly },
    { name: 'somebody else', as: 'free', input: { params: { inviteId: INVITES.invited } }, status: 403, mockOnly },
    { name: 'a guest with an account', input: { params: { inviteId: INVITES.invited } }, status: 302, mockOnly },
    { name: 'a guest without one', input: { params: { inviteId: INVITES.stranger } }, status: 302, mockOnly },
    { name: 'no longer valid', as: 'free', input: { params: { inviteId: NO_INVITE } }, status: 404 },
  ],
}
