import { workspaces } from '@/contract/groups/workspaces'
import type { Endpoint } from '@/contract/machinery/endpoint'

import { workspaces as documented } from '../../documented/groups/workspaces'
import { requireUser } from '../../rules/permissions/find-user'
import { requirePermission, forbidden } from '../../rules/permissions/permissions'
import { findInvite, invite, inviteeOf, join, mailInvite } from '../../rules/workspaces/invites'
import {
  requireWorkspaceRole,
  findOtherMember,
  findOwnWorkspace,
  findWorkspace,
  findWorkspaceFor,
  memberHasRight,
  memberOf,
} from '../../rules/workspaces/members'
import { presentInvite, presentWorkspace, presentWorkspaceWithPeople } from '../../rules/workspaces/present-workspace'
import { removeWorkspace } from '../../rules/workspaces/remove-workspace'
import type { MockWorkspaceInvite } from '../../state/store/db'
import { notFound } from '../../state/store/find-row'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'

const visitorOf = ({ world, user }: Pick<MockRequest<Endpoint>, 'world' | 'user'>) => ({ db: world.db, user })

/** Finds the invitation in the path's workspace. Throws unless the caller may invite there. */
function findInviteIn(request: Pick<MockRequest<Endpoint>, 'world' | 'user' | 'params'>): MockWorkspaceInvite {
  const { id, inviteId } = request.params
  const workspace = findWorkspaceFor(visitorOf(request), id, 'workspace_members.invite')
  const found = findInvite(request.world.db, inviteId)
  if (found.workspace_id !== workspace.id) throw notFound('WorkspaceInvite', inviteId ?? '')
  return found
}

export const workspaceHandlers = mockGroup(workspaces, documented, {
  list: (request) => {
    const visitor = visitorOf(request)
    const { id } = requireUser(request)
    const own = visitor.db.workspaces.all().filter((workspace) => memberOf(visitor.db, workspace.id, id))
    return { workspaces: own.map((workspace) => presentWorkspace(visitor, workspace)) }
  },

  show: (request) => {
    const visitor = visitorOf(request)
    return { workspace: presentWorkspaceWithPeople(visitor, findWorkspace(visitor, request.params['id'])) }
  },

  create: (request) => {
    const visitor = visitorOf(request)
    const { db } = visitor
    const owner = requireUser(request)
    requirePermission(visitor, 'workspaces.create')
    const created_at = new Date(request.world.now()).toISOString()
    const workspace = db.workspaces.insert({
      id: db.workspaces.nextId(),
      name: request.body.name,
      owner_id: owner.id,
      created_at,
    })
    db.workspaceMembers.insert({
      id: db.workspaceMembers.nextId(),
      workspace_id: workspace.id,
      user_id: owner.id,
      role_id: null,
      created_at,
    })
    return { workspace: presentWorkspace(visitor, workspace) }
  },

  update: (request) => {
    const visitor = visitorOf(request)
    const { id } = findOwnWorkspace(visitor, request.params['id'])
    return { workspace: presentWorkspace(visitor, visitor.db.workspaces.update(id, { name: request.body.name })) }
  },

  remove: (request) => {
    const visitor = visitorOf(request)
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findOwnWorkspace(visitor, id))
    for (const { id } of rows) removeWorkspace(visitor.db, id)
    return {}
  },

  invite: (request) => {
    const visitor = visitorOf(request)
    const { emails, roleId } = request.body
    const workspace = findWorkspaceFor(visitor, request.params['id'], 'workspace_members.invite')
    requireWorkspaceRole(visitor.db, roleId)
    const rows = invite(request.world, { workspace, emails, roleId, inviter: requireUser(request) })
    return { invites: rows.map((row) => presentInvite(visitor.db, row)) }
  },

  resendInvite: (request) => {
    mailInvite(request.world, findInviteIn(request), requireUser(request))
    return {}
  },

  removeInvite: (request) => {
    const { db } = request.world
    const user = requireUser(request)
    const found = findInvite(db, request.params['inviteId'])
    const workspace = db.workspaces.get(found.workspace_id)
    const isManager = workspace && memberHasRight(db, workspace, user, 'workspace_members.invite')
    if (inviteeOf(db, found)?.id !== user.id && !isManager) throw forbidden()
    db.workspaceInvites.remove(found.id)
    return {}
  },

  changeInviteRole: (request) => {
    const { db } = request.world
    const { id } = findInviteIn(request)
    requireWorkspaceRole(db, request.body.roleId)
    db.workspaceInvites.update(id, { role_id: request.body.roleId })
    return {}
  },

  changeMemberRole: (request) => {
    const { db } = request.world
    const { id, memberId } = request.params
    const workspace = findWorkspaceFor(visitorOf(request), id, 'workspace_members.update')
    const member = findOtherMember(workspace, db.workspaceMembers.get(Number(memberId)), memberId)
    requireWorkspaceRole(db, request.body.roleId)
    db.workspaceMembers.update(member.id, { role_id: request.body.roleId })
    return {}
  },

  removeMember: (request) => {
    const { db } = request.world
    const { id, userId } = request.params
    const user = requireUser(request)
    const workspace = findWorkspace(visitorOf(request), id)
    const member = findOtherMember(workspace, memberOf(db, workspace.id, Number(userId)), userId)
    if (member.user_id !== user.id && !memberHasRight(db, workspace, user, 'workspace_members.delete'))
      throw forbidden()
    db.workspaceMembers.remove(member.id)
    return {}
  },

  join: (request) => ({ workspace: presentWorkspace(visitorOf(request), join(request, request.params['inviteId'])) }),
})
