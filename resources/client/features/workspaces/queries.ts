import { valueLists } from '@/contract/groups/value-lists'
import { workspaces } from '@/contract/groups/workspaces'
import type { Output } from '@/contract/machinery/endpoint'
import { call } from '@/core/platform/api/call'
import { fetchRedirect } from '@/core/platform/api/fetch-redirect'
import { keyOf, mutation, query, refetchQuietly } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

/** A workspace as lists show it. */
export type Workspace = Output<typeof workspaces.list>['workspaces'][number]
/** A workspace with its members and invitations. */
export type WorkspaceWithPeople = Output<typeof workspaces.show>['workspace']
/** A member of a workspace. */
export type Member = WorkspaceWithPeople['members'][number]
/** An invitation that was neither accepted nor declined. */
export type Invite = WorkspaceWithPeople['invites'][number]
/** A role of a workspace. */
export type Role = Output<typeof valueLists.show>['workspaceRoles'][number]

/** Queries for the workspace screens. */
export const workspaceQueries = {
  list: query(workspaces.list),
  show: (id: string) => query(workspaces.show, { params: { id } }),
  roles: query(valueLists.show, { params: { names: 'workspaceRoles' } }),
}

const changing = { invalidates: [workspaces.show, workspaces.list] }

/** Mutations for the workspace screens; forms send the rest. Callers announce the failures of those with `handlesErrors`. */
export const workspaceMutations = {
  remove: { ...mutation(workspaces.remove), meta: { handlesErrors: true } },
  resendInvite: { ...mutation(workspaces.resendInvite), meta: { handlesErrors: true } },
  removeInvite: { ...mutation(workspaces.removeInvite, changing), meta: { handlesErrors: true } },
  changeInviteRole: { ...mutation(workspaces.changeInviteRole, changing), meta: { handlesErrors: true } },
  changeMemberRole: mutation(workspaces.changeMemberRole, changing),
  removeMember: mutation(workspaces.removeMember, changing),
  leave: { ...mutation(workspaces.removeMember), meta: { handlesErrors: true } },
}

/** Fetches the workspaces, ignoring the cache. Throws ApiError. */
export const fetchWorkspaces = async (): Promise<readonly Workspace[]> => (await call(workspaces.list)).workspaces

export async function refreshWorkspaces(): Promise<void> {
  await Promise.all(
    [workspaces.show, workspaces.list].map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })),
  )
}

/** Refetches the workspaces after a failure that has been announced. */
export const checkWorkspaces = () => refetchQuietly(workspaces.show, workspaces.list)

/** Removes a workspace that the user has left from the cache, so that it is not refetched. */
export async function removeCachedWorkspace(id: number): Promise<void> {
  queryClient.removeQueries({ queryKey: keyOf(workspaces.show, { params: { id: String(id) } }) })
  await queryClient.invalidateQueries({ queryKey: keyOf(workspaces.list) })
}

/** Where the server sends a guest with an invitation: sign-in or registration, with the email address. */
export const guestPath = (inviteId: string) => fetchRedirect(workspaces.join, { params: { inviteId } })
