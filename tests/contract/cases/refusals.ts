import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import { INVITES } from '@mock/state/seeds/workspaces'

import { type LooseCase, MISSING_ID } from '../case'
import { pictureForm } from '../picture-form'
import { admin, unprivileged } from './administrator'

/*
 * Refusals that follow from rules of the whole backend (backend contract, section 2.4): guests, missing rows, other
 * users' rows and invalid input. Cases of an endpoint's own rules are in the files of the groups.
 */

type Input = NonNullable<LooseCase['input']>
type Limits = Pick<LooseCase, 'as' | 'needs' | 'writes' | 'mockOnly'>

const writes = true
const user = { as: 'free', writes } as const
const ownId = 'needs the playlists of the mock'
const comment = 'needs the comments of the mock'
const workspace = 'needs the workspaces of the mock'
const lenient = 'a live backend may do without the input'
const release = 'needs a newer release of the backend'
const editor = { as: 'artist', mockOnly: ownId } as const
/** Ids of seeded rows: a playlist, a workspace, a comment of the free persona. */
const [COLLABORATIVE, CHOIR, OWN] = [12, 1, 1]

const missing = (name: string): Input => ({ params: { [name]: MISSING_ID } })
const id = missing('id')
const signedOut = (input: Input = {}, limits: Limits = {}): LooseCase => ({
  name: 'signed out',
  input,
  status: 401,
  ...limits,
})
const notFound = (what: string, input: Input = id, limits: Limits = {}): LooseCase => ({
  name: `missing ${what}`,
  input,
  status: 404,
  ...limits,
})
const forbidden = (name: string, input: Input, limits: Limits): LooseCase => ({ name, input, status: 403, ...limits })
const invalid = (name: string, input: Input, limits: Limits): LooseCase => ({ name, input, status: 422, ...limits })

const { email } = personas.free
const tracks = { ...id, body: { ids: [1] } }
const ownTracks = { params: { id: COLLABORATIVE }, body: { ids: [] } }
const role = { roleId: roles.workspaceMembers.id }
const invitation = { params: { id: CHOIR, inviteId: INVITES.invited } }

/** Refusals by endpoint, named as in `coverage.test.ts`. */
export const refusals: Readonly<Record<string, LooseCase[]>> = {
  'emailVerification.resend': [
    signedOut({ body: { email } }),
    forbidden('for another user', { body: { email: personas.unverified.email } }, user),
  ],
  'accessTokens.remove': [forbidden('without permission', id, unprivileged)],
  'accounts.me': [forbidden('before the email address is verified', {}, { as: 'unverified', needs: ['unverified'] })],
  'accounts.uploadAvatar': [notFound('user', () => ({ ...id, body: pictureForm() }), user)],
  'accounts.removeAvatar': [notFound('user', id, user)],
  'accounts.remove': [notFound('user', { params: { ids: MISSING_ID }, body: {} }, admin)],
  'accounts.ban': [signedOut({ ...id, body: {} }), notFound('user', { ...id, body: { permanent: true } }, admin)],
  'accounts.unban': [signedOut(id), notFound('user', id, admin)],
  'accounts.banNewer': [
    signedOut({ ...id, body: {} }, { mockOnly: release }),
    notFound('user', { ...id, body: { permanent: true } }, { as: 'admin', mockOnly: release }),
  ],
  'accounts.unbanNewer': [
    signedOut(id, { mockOnly: release }),
    notFound('user', id, { as: 'admin', mockOnly: release }),
  ],
  'accounts.impersonate': [notFound('user', missing('userId'), admin)],
  'workspaces.invite': [notFound('workspace', { ...id, body: { emails: [email], ...role } }, user)],
  'workspaces.changeInviteRole': [
    forbidden('without permission', { ...invitation, body: role }, { as: 'workspaceMember', mockOnly: workspace }),
  ],
  'subscriptions.cancel': [
    invalid(
      'without a choice',
      { params: { id: personas.subscriber.id }, body: {} },
      { as: 'subscriber', mockOnly: lenient },
    ),
  ],
  'artists.albums': [notFound('artist')],
  'artists.tracks': [notFound('artist')],
  'tracks.download': [notFound('track', id, { as: 'subscriber', needs: ['subscriber'] })],
  'playlists.ofUser': [notFound('user', missing('userId'))],
  'playlists.update': [notFound('playlist', { ...id, body: { name: 'Mana' } }, user)],
  'playlists.remove': [notFound('playlist', missing('ids'), user)],
  'playlists.addTracks': [notFound('playlist', tracks, user)],
  'playlists.removeTracks': [notFound('playlist', tracks, user), invalid('no tracks', ownTracks, editor)],
  'playlists.orderTracks': [notFound('playlist', tracks, user), invalid('no tracks', ownTracks, editor)],
  'playlists.follow': [notFound('playlist', id, user)],
  'playlists.unfollow': [notFound('playlist', id, user)],
  'player.logPlay': [
    invalid('without a queue id', ({ trackId }) => ({ params: { trackId }, body: {} }), {
      as: 'free',
      mockOnly: lenient,
    }),
  ],
  'library.remove': [invalid('no items', { body: { likeables: [] } }, user)],
  'library.albums': [notFound('user', missing('userId'))],
  'library.artists': [notFound('user', missing('userId'))],
  'reposts.toggle': [invalid('without an item', { body: {} }, user)],
  'comments.update': [
    invalid('text too short', { params: { id: OWN }, body: { content: 'Ā!' } }, { as: 'free', mockOnly: comment }),
  ],
  'comments.remove': [notFound('comment', missing('ids'), user)],
  'comments.restore': [
    forbidden('another user’s comment', { body: { commentIds: [OWN] } }, { as: 'subscriber', mockOnly: comment }),
  ],
  'comments.vote': [invalid('without a vote', { body: { model_type: 'comment', model_id: MISSING_ID } }, user)],
  'profiles.update': [invalid('without a profile', { body: {} }, { as: 'free', mockOnly: lenient })],
  'profiles.followers': [notFound('user')],
  'profiles.followed': [notFound('user')],
  'profiles.followedIds': [notFound('user')],
  'profiles.follow': [notFound('user', id, user)],
  'profiles.unfollow': [notFound('user', id, user)],
  'youtube.logClientError': [invalid('without a code', { body: {} }, { writes })],
}
