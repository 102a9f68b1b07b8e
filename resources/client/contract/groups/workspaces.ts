import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOf, optionalNumber as number, optionalText as text, rowFlag } from '../machinery/wire-values'
import { emailAddress } from '../shapes/credentials'
import { normalizeUser, permissionSchema } from '../shapes/user'

/** Minimum length of a workspace's name in characters (backend contract, section 4.2). */
export const MIN_WORKSPACE_NAME_LENGTH = 3

const personShape = {
  email: text,
  display_name: text,
  name: text,
  avatar: text,
  image: text,
  role_id: number,
  role_name: text,
}

const ownerSchema = z.pipe(
  z.looseObject({ id: z.number(), display_name: text, name: text, avatar: text, image: text }),
  z.transform((owner) => normalizeUser(owner)),
)

const memberSchema = z.pipe(
  z.looseObject({ ...personShape, id: z.number(), member_id: number, is_owner: rowFlag }),
  z.transform((member) => ({
    ...normalizeUser(member),
    /** Id for changing the role; removing a member uses `id`, the user's. */
    member_id: member.member_id ?? member.id,
  })),
)

const inviteSchema = z.pipe(
  z.looseObject({ ...personShape, id: z.union([z.string(), z.number()]) }),
  z.transform((invite) => normalizeUser(invite)),
)

const workspaceShape = {
  id: z.number(),
  name: z.string(),
  owner_id: number,
  members_count: number,
  owner: z.optional(z.nullable(ownerSchema)),
  /** The current user's permissions in the workspace; the owner (`owner_id`) may do everything. */
  currentUser: z.optional(z.nullable(z.looseObject({ permissions: listOf(permissionSchema) }))),
}

const workspaceSchema = z.looseObject(workspaceShape)
const workspaceWithPeople = z.looseObject({
  ...workspaceShape,
  members: listOf(memberSchema),
  invites: listOf(inviteSchema),
})

const workspaceResponse = z.looseObject({ workspace: workspaceSchema })
const updatedResponse = orEmpty(z.looseObject({ workspace: z.optional(workspaceSchema) }))
const nameBody = z.object({
  name: z
    .string()
    .check(
      z.minLength(1, 'The name field is required.'),
      z.minLength(MIN_WORKSPACE_NAME_LENGTH, 'The name must be at least 3 characters.'),
    ),
})
const roleId = z.number()
const roleChange = z.object({ roleId })

const UNDOCUMENTED_RESPONSE = 'the response is not documented'
const UNDOCUMENTED_ROWS = 'the fields of members and invites are not documented'

/**
 * Workspaces that users can be invited to (product spec, section 7; backend contract, section 4.2). The client stores
 * the active one in a cookie and sends it as `workspaceId`; 0 is the personal workspace, which no list contains.
 * `valueLists.show` returns the roles as `workspaceRoles`.
 */
export const workspaces = {
  /** Lists the workspaces that the current user is a member of. */
  list: endpoint({
    method: 'GET',
    path: 'me/workspaces',
    response: z.looseObject({ workspaces: listOf(workspaceSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: 'workspace/:id',
    response: z.looseObject({ workspace: workspaceWithPeople }),
    assumed: UNDOCUMENTED_ROWS,
  }),
  create: endpoint({
    method: 'POST',
    path: 'workspace',
    body: nameBody,
    response: workspaceResponse,
    assumed: UNDOCUMENTED_RESPONSE,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'workspace/:id',
    body: nameBody,
    response: updatedResponse,
    assumed: UNDOCUMENTED_RESPONSE,
  }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'workspace/:ids', response: emptyResponse }),
  /** Emails everyone who is neither a member nor invited yet, and returns their invites. */
  invite: endpoint({
    method: 'POST',
    path: 'workspace/:id/invite',
    body: z.object({
      emails: z.array(emailAddress).check(z.minLength(1, 'The emails field is required.')),
      roleId,
    }),
    response: z.looseObject({ invites: z.array(inviteSchema) }),
    assumed: UNDOCUMENTED_ROWS,
  }),
  resendInvite: endpoint({ method: 'POST', path: 'workspace/:id/:inviteId/resend', response: emptyResponse }),
  /** Revokes or declines an invitation. 404 when it is no longer valid. */
  removeInvite: endpoint({ method: 'DELETE', path: 'workspace/invite/:inviteId', response: emptyResponse }),
  changeInviteRole: endpoint({
    method: 'POST',
    path: 'workspace/:id/invite/:inviteId/change-role',
    body: roleChange,
    response: emptyResponse,
  }),
  changeMemberRole: endpoint({
    method: 'POST',
    path: 'workspace/:id/member/:memberId/change-role',
    body: roleChange,
    response: emptyResponse,
  }),
  /** Removes a user from the workspace; members leave by passing their own id. */
  removeMember: endpoint({ method: 'DELETE', path: 'workspace/:id/member/:userId', response: emptyResponse }),
  /**
   * Accepts an invitation. 404 when it is no longer valid. The server redirects a guest to
   * `workspace/join/login?email=`, or to `.../register?email=` when the address has no account.
   */
  join: endpoint({ method: 'GET', path: 'workspace/join/:inviteId', response: workspaceResponse }),
}
