import type { Output } from '@/contract/endpoint'
import { valueLists } from '@/contract/value-lists'
import { workspaces } from '@/contract/workspaces'
import { call } from '@/core/platform/api/call'
import { keyOf, mutation, query, refetchQuietly } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { redirectOf } from '@/core/platform/api/redirect-of'

/** A workspace as lists show it. */
export type Workspace = Output<typeof workspaces.list>['workspaces'][number]
/** A workspace with everybody in it. */
export type WorkspaceWithPeople = Output<typeof workspaces.show>['workspace']
/** Somebody who works there. */
export type Member = WorkspaceWithPeople['members'][number]
/** Somebody who was asked to, and has not answered. */
export type Invite = WorkspaceWithPeople['invites'][number]
/** What somebody may be there. */
export type Role = Output<typeof valueLists.show>['workspaceRoles'][number]

/** What the workspaces' screens read. */
export const workspaceQueries = {
  list: query(workspaces.list),
  show: (id: string) => query(workspaces.show, { params: { id } }),
  roles: query(valueLists.show, { params: { names: 'workspaceRoles' } }),
}

const changing = { invalidates: [workspaces.show, workspaces.list] }

/** What is changed by a press; forms send the rest. Whoever presses is told of failures where it says so. */
export const workspaceMutations = {
  remove: { ...mutation(workspaces.remove), meta: { handlesErrors: true } },
  resendInvite: { ...mutation(workspaces.resendInvite), meta: { handlesErrors: true } },
  removeInvite: { ...mutation(workspaces.removeInvite, changing), meta: { handlesErrors: true } },
  changeInviteRole: { ...mutation(workspaces.changeInviteRole, changing), meta: { handlesErrors: true } },
  changeMemberRole: mutation(workspaces.changeMemberRole, changing),
  removeMember: mutation(workspaces.removeMember, changing),
  leave: { ...mutation(workspaces.removeMember), meta: { handlesErrors: true } },
}

/** The workspaces as they are now, whatever was read before. Throws ApiError. */
export const readWorkspaces = async (): Promise<readonly Workspace[]> => (await call(workspaces.list)).workspaces

/** Reads the workspaces anew. */
export async function refreshWorkspaces(): Promise<void> {
  await Promise.all(
    [workspaces.show, workspaces.list].map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })),
  )
}

/** Refetches the workspaces after a failure that has been announced. */
export const checkWorkspaces = () => refetchQuietly(workspaces.show, workspaces.list)

/** Forgets a workspace that one is not in any more: nobody asks for it again. */
export async function forgetWorkspace(id: number): Promise<void> {
  queryClient.removeQueries({ queryKey: keyOf(workspaces.show, { params: { id: String(id) } }) })
  await queryClient.invalidateQueries({ queryKey: keyOf(workspaces.list) })
}

/** Where the server sends a guest who follows an invitation: to sign in, or to register, with the address. */
export const guestPath = (inviteId: string) => redirectOf(workspaces.join, { params: { inviteId } })
