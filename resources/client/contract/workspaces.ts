import * as z from 'zod/mini'

import { emailAddress } from './email-address'
import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { permissionSchema, userInOneSpelling } from './user'
import { listOf, optionalNumber as number, optionalText as text, rowFlag } from './wire'

/** Characters of the shortest name of a workspace (backend contract, section 4.2). */
export const WORKSPACE_NAME_SHORTEST = 3

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
  z.transform((owner) => userInOneSpelling(owner)),
)

const memberSchema = z.pipe(
  z.looseObject({ ...personShape, id: z.number(), member_id: number, is_owner: rowFlag }),
  z.transform((member) => ({
    ...userInOneSpelling(member),
    /** What changing the role names; removing names `id`, the user's. */
    member_id: member.member_id ?? member.id,
  })),
)

const inviteSchema = z.pipe(
  z.looseObject({ ...personShape, id: z.union([z.string(), z.number()]) }),
  z.transform((invite) => userInOneSpelling(invite)),
)

const workspaceShape = {
  id: z.number(),
  name: z.string(),
  owner_id: number,
  members_count: number,
  owner: z.optional(z.nullable(ownerSchema)),
  /** What the caller may do there; an owner (`owner_id`) may do everything. */
  currentUser: z.optional(z.nullable(z.looseObject({ permissions: listOf(permissionSchema) }))),
}

const workspaceSchema = z.looseObject(workspaceShape)
const workspaceWithPeople = z.looseObject({
  ...workspaceShape,
  members: listOf(memberSchema),
  invites: listOf(inviteSchema),
})

const answered = z.looseObject({ workspace: workspaceSchema })
const changed = orEmpty(z.looseObject({ workspace: z.optional(workspaceSchema) }))
const named = z.object({
  name: z
    .string()
    .check(
      z.minLength(1, 'The name field is required.'),
      z.minLength(WORKSPACE_NAME_SHORTEST, 'The name must be at least 3 characters.'),
    ),
})
const roleId = z.number()
const roleChange = z.object({ roleId })

const REPLY_UNKNOWN = 'neither document states the reply'
const ROWS_UNKNOWN = 'neither document states the fields of members and invites'

/**
 * Workspaces that users can be invited to (product spec, section 7; backend contract, section 4.2). The active one is a
 * cookie of the client's and goes with every request as `workspaceId`; 0 is everybody's own, which no list has.
 * Roles come from `valueLists.show` as `workspaceRoles`.
 */
export const workspaces = {
  /** Those the signed-in user is a member of. */
  list: endpoint({
    method: 'GET',
    path: 'me/workspaces',
    response: z.looseObject({ workspaces: listOf(workspaceSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: 'workspace/:id',
    response: z.looseObject({ workspace: workspaceWithPeople }),
    assumed: ROWS_UNKNOWN,
  }),
  create: endpoint({ method: 'POST', path: 'workspace', body: named, response: answered, assumed: REPLY_UNKNOWN }),
  update: endpoint({ method: 'PUT', path: 'workspace/:id', body: named, response: changed, assumed: REPLY_UNKNOWN }),
  /** Ids joined by commas. */
  remove: endpoint({ method: 'DELETE', path: 'workspace/:ids', response: emptyAnswer }),
  /** Mails everyone who is neither a member nor invited yet; answers these. */
  invite: endpoint({
    method: 'POST',
    path: 'workspace/:id/invite',
    body: z.object({
      emails: z.array(emailAddress).check(z.minLength(1, 'The emails field is required.')),
      roleId,
    }),
    response: z.looseObject({ invites: z.array(inviteSchema) }),
    assumed: ROWS_UNKNOWN,
  }),
  resendInvite: endpoint({ method: 'POST', path: 'workspace/:id/:inviteId/resend', response: emptyAnswer }),
  /** Takes an invitation back, or declines it. 404 when it is no longer valid. */
  removeInvite: endpoint({ method: 'DELETE', path: 'workspace/invite/:inviteId', response: emptyAnswer }),
  changeInviteRole: endpoint({
    method: 'POST',
    path: 'workspace/:id/invite/:inviteId/change-role',
    body: roleChange,
    response: emptyAnswer,
  }),
  changeMemberRole: endpoint({
    method: 'POST',
    path: 'workspace/:id/member/:memberId/change-role',
    body: roleChange,
    response: emptyAnswer,
  }),
  /** Removes a user from the workspace; members leave it by naming themselves. */
  removeMember: endpoint({ method: 'DELETE', path: 'workspace/:id/member/:userId', response: emptyAnswer }),
  /**
   * Accepts an invitation. 404 when it is no longer valid. A guest is redirected to the page
   * `workspace/join/login?email=`, or to `.../register?email=` when the address has no account.
   */
  join: endpoint({ method: 'GET', path: 'workspace/join/:inviteId', response: answered }),
}
