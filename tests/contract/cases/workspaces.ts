import { workspaces } from '@/contract/groups/workspaces'
import { workspaces as documented } from '@mock/documented/groups/workspaces'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import { INVITES } from '@mock/state/seeds/workspaces'

import { groupCases, MISSING_ID, type Visit } from '../case'

const mockOnly = 'needs the workspaces of the mock'
/** Ids of seeded rows: a workspace, the membership of a member, another workspace. */
const CHOIR = 1
const MEMBER = 102
const HOME = 2
const NO_INVITE = 'ffffffff-0000-4000-9000-ffffffffffff'
const roleId = roles.workspaceMembers.id
const siteRole = roles.administrators.id

/** Path of the visitor's first workspace: an own one, or one of another owner. */
async function workspaceOf({ client, person }: Visit, visitor: 'workspaceOwner' | 'workspaceMember', isOwn: boolean) {
  const list = workspaces.list.response.parse(await (await client.send(workspaces.list)).json())
  const workspace = list.workspaces.find(({ owner_id }) => (owner_id === person(visitor).id) === isOwn)
  if (!workspace) throw new Error(`The account ${visitor} has no ${isOwn ? 'own' : 'joined'} workspace`)
  return { params: { id: workspace.id } }
}

export const workspaceCases = groupCases<typeof workspaces>(documented, {
  list: [
    { name: 'none', as: 'free', status: 200 },
    { name: 'one', as: 'workspaceOwner', needs: ['workspaceOwner'], status: 200 },
    { name: 'an own and a joined one', as: 'workspaceMember', needs: ['workspaceMember'], status: 200 },
    { name: 'signed out', status: 401 },
  ],
  show: [
    {
      name: 'by the owner',
      as: 'workspaceOwner',
      needs: ['workspaceOwner'],
      input: (_, visit) => workspaceOf(visit, 'workspaceOwner', true),
      status: 200,
    },
    {
      name: 'by a member',
      as: 'workspaceMember',
      needs: ['workspaceMember'],
      input: (_, visit) => workspaceOf(visit, 'workspaceMember', false),
      status: 200,
    },
    { name: 'by a non-member', as: 'invited', input: { params: { id: CHOIR } }, status: 403, mockOnly },
    { name: 'missing workspace', as: 'free', input: { params: { id: MISSING_ID } }, status: 404 },
    { name: 'signed out', input: { params: { id: MISSING_ID } }, status: 401 },
  ],
  create: [
    { name: 'with a name', as: 'free', input: { body: { name: 'Jauna darbvieta' } }, status: 200, writes: true },
    { name: 'name too short', as: 'free', input: { body: { name: 'Ab' } }, status: 422, writes: true },
    {
      name: 'as a child',
      as: 'child',
      needs: ['child'],
      input: { body: { name: 'Bērnu istaba' } },
      status: 403,
      writes: true,
    },
    { name: 'signed out', input: { body: { name: 'Jauna darbvieta' } }, status: 401 },
  ],
  update: [
    {
      name: 'by the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { name: 'Koris' } },
      status: 200,
      mockOnly,
    },
    {
      name: 'by a member',
      as: 'workspaceMember',
      input: { params: { id: CHOIR }, body: { name: 'Koris' } },
      status: 403,
      mockOnly,
    },
    {
      name: 'name too short',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { name: 'K' } },
      status: 422,
      mockOnly,
    },
    {
      name: 'missing workspace',
      as: 'free',
      input: { params: { id: MISSING_ID }, body: { name: 'Koris' } },
      status: 404,
      writes: true,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID }, body: { name: 'Koris' } }, status: 401 },
  ],
  remove: [
    { name: 'by the owner', as: 'workspaceOwner', input: { params: { ids: CHOIR } }, status: 200, mockOnly },
    {
      name: 'including another user’s workspace',
      as: 'workspaceMember',
      input: { params: { ids: `${HOME},${CHOIR}` } },
      status: 403,
      mockOnly,
    },
    { name: 'missing workspace', as: 'free', input: { params: { ids: MISSING_ID } }, status: 404, writes: true },
    { name: 'signed out', input: { params: { ids: MISSING_ID } }, status: 401 },
  ],
  invite: [
    {
      name: 'an existing and a new user',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: [personas.subscriber.email, 'cits@dziesma.test'], roleId } },
      status: 200,
      mockOnly,
    },
    {
      name: 'a member and an invited user',
      as: 'workspaceOwner',
      input: {
        params: { id: CHOIR },
        body: { emails: [personas.workspaceMember.email, personas.invited.email], roleId },
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'an invalid email address',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: ['koris'], roleId } },
      status: 422,
      mockOnly,
    },
    {
      name: 'no email addresses',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: [], roleId } },
      status: 422,
      mockOnly,
    },
    {
      name: 'with a role of the site',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR }, body: { emails: ['cits@dziesma.test'], roleId: siteRole } },
      status: 422,
      mockOnly,
    },
    {
      name: 'without permission',
      as: 'workspaceMember',
      input: { params: { id: CHOIR }, body: { emails: ['cits@dziesma.test'], roleId } },
      status: 403,
      mockOnly,
    },
    {
      name: 'signed out',
      input: { params: { id: MISSING_ID }, body: { emails: ['cits@dziesma.test'], roleId } },
      status: 401,
    },
  ],
  resendInvite: [
    {
      name: 'by the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: INVITES.stranger } },
      status: 200,
      mockOnly,
    },
    {
      name: 'missing invite',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: NO_INVITE } },
      status: 404,
      mockOnly,
    },
    {
      name: 'for another workspace',
      as: 'workspaceMember',
      input: { params: { id: HOME, inviteId: INVITES.free } },
      status: 404,
      mockOnly,
    },
    {
      name: 'without permission',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, inviteId: INVITES.free } },
      status: 403,
      mockOnly,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID, inviteId: NO_INVITE } }, status: 401 },
  ],
  removeInvite: [
    {
      name: 'declined by the invited user',
      as: 'invited',
      input: { params: { inviteId: INVITES.invited } },
      status: 200,
      mockOnly,
    },
    {
      name: 'cancelled by the owner',
      as: 'workspaceOwner',
      input: { params: { inviteId: INVITES.stranger } },
      status: 200,
      mockOnly,
    },
    {
      name: 'another user’s invite',
      as: 'free',
      input: { params: { inviteId: INVITES.invited } },
      status: 403,
      mockOnly,
    },
    { name: 'expired invite', as: 'free', input: { params: { inviteId: NO_INVITE } }, status: 404, writes: true },
    { name: 'signed out', input: { params: { inviteId: NO_INVITE } }, status: 401 },
  ],
  changeInviteRole: [
    {
      name: 'by the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: INVITES.invited }, body: { roleId: roles.workspaceAdmins.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'with a role of the site',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: INVITES.invited }, body: { roleId: siteRole } },
      status: 422,
      mockOnly,
    },
    {
      name: 'missing invite',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, inviteId: NO_INVITE }, body: { roleId } },
      status: 404,
      mockOnly,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID, inviteId: NO_INVITE }, body: { roleId } }, status: 401 },
  ],
  changeMemberRole: [
    {
      name: 'by the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: MEMBER }, body: { roleId: roles.workspaceAdmins.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'own role',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, memberId: MEMBER }, body: { roleId: roles.workspaceAdmins.id } },
      status: 403,
      mockOnly,
    },
    {
      name: 'the owner’s role',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: 101 }, body: { roleId } },
      status: 403,
      mockOnly,
    },
    {
      name: 'with a role of the site',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: MEMBER }, body: { roleId: siteRole } },
      status: 422,
      mockOnly,
    },
    {
      name: 'missing member',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, memberId: MISSING_ID }, body: { roleId } },
      status: 404,
      mockOnly,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID, memberId: MISSING_ID }, body: { roleId } }, status: 401 },
  ],
  removeMember: [
    {
      name: 'by the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, userId: personas.workspaceMember.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'by the member',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, userId: personas.workspaceMember.id } },
      status: 200,
      mockOnly,
    },
    {
      name: 'another member, without permission',
      as: 'workspaceMember',
      input: { params: { id: CHOIR, userId: 51 } },
      status: 403,
      mockOnly,
    },
    {
      name: 'the owner',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, userId: personas.workspaceOwner.id } },
      status: 403,
      mockOnly,
    },
    {
      name: 'missing member',
      as: 'workspaceOwner',
      input: { params: { id: CHOIR, userId: MISSING_ID } },
      status: 404,
      mockOnly,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID, userId: MISSING_ID } }, status: 401 },
  ],
  join: [
    {
      name: 'by the invited user',
      as: 'invited',
      input: { params: { inviteId: INVITES.invited } },
      status: 200,
      mockOnly,
    },
    { name: 'by another user', as: 'free', input: { params: { inviteId: INVITES.invited } }, status: 403, mockOnly },
    { name: 'as a guest with an account', input: { params: { inviteId: INVITES.invited } }, status: 302, mockOnly },
    { name: 'as a guest without an account', input: { params: { inviteId: INVITES.stranger } }, status: 302, mockOnly },
    { name: 'expired invite', as: 'free', input: { params: { inviteId: NO_INVITE } }, status: 404 },
  ],
})
