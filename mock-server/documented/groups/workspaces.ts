import { type DocumentedGroup, empty, required, signedIn, undocumentedResponse } from '../documented'
import { eachUser } from '../samples'

const workspace = { id: 1, name: 'Koris', owner_id: 7, members_count: 1, currentUser: {} }
const invite = { id: 1, email: 'a@b.test', role_id: 9 }
const roleId = { roleId: required() }

export const workspaces = {
  section: '4.2',
  rule: 'Workspaces come in `workspaces`, with the current user’s permissions; one has its `members` and `invites`.',
  screens: ['workspaces, workspace'],
  endpoints: {
    list: {
      call: 'GET me/workspaces',
      source: '4.2',
      screens: ['account menu, sidebar', 'workspaces, workspace'],
      ...signedIn,
      responses: { ...eachUser((owner) => ({ workspaces: [{ ...workspace, owner }] })), none: { workspaces: [] } },
    },
    show: {
      call: 'GET workspace/:id',
      source: '4.2',
      ...signedIn,
      responses: eachUser((user) => ({
        workspace: { ...workspace, members: [{ ...user, model_type: undefined }], invites: [] },
      })),
    },
    create: {
      call: 'POST workspace',
      source: '4.2',
      body: { name: required() },
      ...signedIn,
      responses: { workspace: { workspace } },
      assumed: 'the response',
    },
    update: {
      call: 'PUT workspace/:id',
      source: '4.2',
      body: { name: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    remove: {
      call: 'DELETE workspace/:ids',
      source: '4.2',
      ...signedIn,
      responses: empty,
    },
    invite: {
      call: 'POST workspace/:id/invite',
      source: '4.2',
      body: { emails: required(), ...roleId },
      ...signedIn,
      responses: { invites: { invites: [invite, { ...invite, id: 'e7c1' }] } },
    },
    resendInvite: {
      call: 'POST workspace/:id/:inviteId/resend',
      source: '4.2',
      ...signedIn,
      ...undocumentedResponse,
    },
    removeInvite: {
      call: 'DELETE workspace/invite/:inviteId',
      source: '4.2; spec 7, 8',
      screens: ['workspaces, workspace', 'workspace invitation'],
      ...signedIn,
      ...undocumentedResponse,
      refusals: ['404 no longer valid'],
    },
    changeInviteRole: {
      call: 'POST workspace/:id/invite/:inviteId/change-role',
      source: '4.2',
      body: roleId,
      ...signedIn,
      ...undocumentedResponse,
    },
    changeMemberRole: {
      call: 'POST workspace/:id/member/:memberId/change-role',
      source: '4.2',
      body: roleId,
      ...signedIn,
      ...undocumentedResponse,
    },
    removeMember: {
      call: 'DELETE workspace/:id/member/:userId',
      source: '4.2',
      ...signedIn,
      ...undocumentedResponse,
    },
    join: {
      call: 'GET workspace/join/:inviteId',
      source: '4.2; spec 7, 8; trap 34',
      screens: ['workspace invitation'],
      rights: [],
      responses: { workspace: { workspace } },
      refusals: ['302 guest', '404 no longer valid'],
    },
  },
} satisfies DocumentedGroup
