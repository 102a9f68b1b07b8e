import { accounts } from '@/contract/accounts'
import { auth } from '@/contract/auth'
import { bootstrap } from '@/contract/bootstrap'
import { comments } from '@/contract/comments'
import type { Endpoint, Output } from '@/contract/endpoint'
import { fileEntries } from '@/contract/file-entries'
import { library } from '@/contract/library'
import { notifications } from '@/contract/notifications'
import { player } from '@/contract/player'
import { playlists } from '@/contract/playlists'
import { profiles } from '@/contract/profiles'
import { reposts } from '@/contract/reposts'
import { tus } from '@/contract/tus'
import { twoFactor } from '@/contract/two-factor'
import { users } from '@/contract/users'
import type { LooseInput } from '@/contract/wire'
import { workspaces } from '@/contract/workspaces'
import { youtube } from '@/contract/youtube'

import type { Visit } from './case'

/** Puts back what a call has changed, by its response. */
export type Undo = (response: Response) => Promise<unknown>

/** Notes what there is before a call, and returns the way back to it. */
type Restore = (visit: Visit, input: LooseInput) => Undo | Promise<Undo>

async function ask<E extends Endpoint>({ client }: Visit, endpoint: E, input: LooseInput = {}): Promise<Output<E>> {
  const response = await client.send(endpoint, input)
  if (!response.ok)
    throw new Error(`${endpoint.path} answers ${response.status}: what the run changed cannot be put back`)
  const text = await response.text()
  return endpoint.response.parse(text === '' ? undefined : JSON.parse(text)) as Output<E>
}

async function self(visit: Visit) {
  const { data } = await ask(visit, bootstrap.get)
  if (!data.user) throw new Error('Nobody is signed in: what the run changes could not be put back')
  return { ...data, user: data.user }
}

/** Nothing stays, or a line in a log. */
const nothing: Restore = () => async () => undefined

const account: Restore = async (visit) => {
  const {
    first_name = null,
    last_name = null,
    language = null,
    country = null,
    timezone = null,
  } = (await self(visit)).user
  return () => ask(visit, accounts.update, { body: { first_name, last_name, language, country, timezone } })
}

const profile: Restore = async (visit) => {
  const { user: own } = await self(visit)
  const { user } = await ask(visit, profiles.show, { params: { id: own.id } })
  const { city = null, country = null, description = null } = user.profile ?? {}
  const body = {
    user: { username: user.display_name, first_name: own.first_name ?? null, last_name: own.last_name ?? null },
    profile: { city, country, description },
    links: user.links.map(({ url, title }) => ({ url, title: title ?? '' })),
  }
  return () => ask(visit, profiles.update, { body })
}

/** Follows a person, or no longer: as it was. */
const following: Restore = async (visit, { params }) => {
  const { user } = await self(visit)
  const { ids } = await ask(visit, profiles.followedIds, { params: { id: user.id } })
  const before = ids.includes(Number(params?.['id'])) ? profiles.follow : profiles.unfollow
  return () => ask(visit, before, { params: params ?? {} })
}

const playlistFollowing: Restore = async (visit, { params }) => {
  const { pagination } = await ask(visit, playlists.ofUser, { params: { userId: 'me' }, query: { perPage: 100 } })
  const before = pagination.items.some(({ id }) => id === Number(params?.['id']))
    ? playlists.follow
    : playlists.unfollow
  return () => ask(visit, before, { params: params ?? {} })
}

type Likeables = { likeables: { likeable_id: number; likeable_type: 'track' | 'album' | 'artist' }[] }

const likes: Restore = async (visit, { body }) => {
  const { likes: liked } = await self(visit)
  const { likeables } = body as Likeables
  const gone = likeables.filter(({ likeable_id: id, likeable_type: type }) => liked[type]?.[id])
  return async () => gone.length > 0 && ask(visit, library.add, { body: { likeables: gone } })
}

/** The same call takes it back. */
const toggled: Restore = (visit, input) => () => ask(visit, reposts.toggle, input)

/** Removes what a call has made, by the id in its response. */
const removing =
  (remove: Endpoint, inputOf: (id: number) => LooseInput, key: string): Restore =>
  (visit) =>
  async (response) => {
    if (!response.ok) return
    const made = ((await response.json()) as Record<string, { id?: number } | undefined>)[key]
    if (made?.id === undefined) throw new Error(`${remove.path}: the response does not name what was made`)
    await ask(visit, remove, inputOf(made.id))
  }

const file = (id: number) => ({ body: { entryIds: [id], deleteForever: true } })
const removedFile = removing(fileEntries.remove, file, 'fileEntry')

/** What was begun is taken off the server. */
const terminated: Restore =
  (visit, { params }) =>
  async (response) => {
    const key = params?.['key'] ?? response.headers.get('location')?.split('/').at(-1)
    await visit.client.send(tus.terminate, { params: { key: key ?? '' }, headers: { 'Tus-Resumable': '1.0.0' } })
  }

const listed: Restore = (visit, input) => async (response) => {
  if (response.ok) return (await removedFile(visit, input))(response)
  const { uploadKey } = input.body as { uploadKey: string }
  return (await terminated(visit, { params: { key: uploadKey } }))(response)
}

const twoFactorOff: Restore = (visit) => () => ask(visit, twoFactor.disable)

/** How the run gives back what a live backend's cases change, by endpoint. */
export const restores = new Map<Endpoint, Restore>([
  [auth.logout, nothing],
  [users.setLocale, account],
  [accounts.update, account],
  [profiles.update, profile],
  [profiles.follow, following],
  [profiles.unfollow, following],
  [playlists.create, removing(playlists.remove, (ids) => ({ params: { ids } }), 'playlist')],
  [playlists.follow, playlistFollowing],
  [playlists.unfollow, playlistFollowing],
  [library.remove, likes],
  [reposts.toggle, toggled],
  [comments.create, removing(comments.remove, (ids) => ({ params: { ids } }), 'comment')],
  [workspaces.create, removing(workspaces.remove, (ids) => ({ params: { ids } }), 'workspace')],
  [fileEntries.upload, removedFile],
  [
    fileEntries.content,
    (visit, { params }) =>
      () =>
        ask(visit, fileEntries.remove, file(Number(params?.['id']))),
  ],
  [fileEntries.remove, nothing],
  [tus.create, terminated],
  [tus.append, terminated],
  [tus.offset, terminated],
  [tus.terminate, nothing],
  [tus.entries, listed],
  [twoFactor.enable, twoFactorOff],
  [twoFactor.qrCode, twoFactorOff],
  [twoFactor.confirm, twoFactorOff],
  [twoFactor.renewRecoveryCodes, twoFactorOff],
  [twoFactor.disable, nothing],
  // Nothing has the id that these are given.
  [notifications.remove, nothing],
  // A log.
  [player.logPlay, nothing],
  [youtube.logClientError, nothing],
])
