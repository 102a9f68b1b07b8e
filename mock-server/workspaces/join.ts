import { MockFailure } from '../mock-failure'
import { forbidden } from '../permissions'
import type { MockUser, MockWorkspace } from '../store/db'
import type { World } from '../world'
import { accept, findInvite, inviteeOf } from './invites'

type Visit = { world: Pick<World, 'db' | 'now'>; user: MockUser | null; site: string }

/**
 * Answers an invitation: its user is a member then. A guest is redirected to the page to sign in or to register at.
 * Answers 404 when it is no longer valid, 403 when it is somebody else's.
 */
export function join({ world, user, site }: Visit, uuid: string | undefined): MockWorkspace {
  const invite = findInvite(world.db, uuid)
  const invitee = inviteeOf(world.db, invite)
  if (!user) {
    const page = new URL(`workspace/join/${invitee ? 'login' : 'register'}`, site)
    page.searchParams.set('email', invite.email)
    throw new MockFailure(302, {}, { Location: page.href })
  }
  if (invitee?.id !== user.id) throw forbidden()
  return accept(world, invite, user)
}
