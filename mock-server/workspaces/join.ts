import { MockFailure } from '../mock-failure'
import { forbidden } from '../permissions'
import type { MockUser, MockWorkspace } from '../store/db'
import type { World } from '../world'
import { accept, findInvite, inviteeOf } from './invites'

type Visit = { world: Pick<World, 'db' | 'now'>; user: MockUser | null; site: string }

/**
 * Accepts an invitation. Redirects guests to sign in or register; throws 404 when it is no longer valid and 403 for
 * another user's.
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
