import { accounts } from '@/contract/groups/accounts'
import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { comments } from '@/contract/groups/comments'
import { family } from '@/contract/groups/family'
import { fileEntries } from '@/contract/groups/file-entries'
import { library } from '@/contract/groups/library'
import { notifications } from '@/contract/groups/notifications'
import { player } from '@/contract/groups/player'
import { playlists } from '@/contract/groups/playlists'
import { profiles } from '@/contract/groups/profiles'
import { reposts } from '@/contract/groups/reposts'
import { tus } from '@/contract/groups/tus'
import { twoFactor } from '@/contract/groups/two-factor'
import { users } from '@/contract/groups/users'
import { workspaces } from '@/contract/groups/workspaces'
import { youtube } from '@/contract/groups/youtube'
import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'

import type { Visit } from './case'

/** Undoes the changes of a call, given its response. */
export type Undo = (response: Response) => Promise<unknown>

/** Reads the state before a call, and returns a function that restores it. */
type Restore = (visit: Visit, input: LooseInput) => Undo | Promise<Undo>

async function request<E extends Endpoint>({ client }: Visit, endpoint: E, input: LooseInput = {}): Promise<Output<E>> {
  const response = await client.send(endpoint, input)
  if (!response.ok)
    throw new Error(`${endpoint.path} responded with status ${response.status}: cannot restore what the run changed`)
  const text = await response.text()
  return endpoint.response.parse(text === '' ? undefined : JSON.parse(text)) as Output<E>
}

async function self(visit: Visit) {
  const { data } = await request(visit, bootstrap.get)
  if (!data.user) throw new Error('The visitor is signed out: cannot restore what the run changes')
  return { ...data, user: data.user }
}

/** Undoes only what succeeded: a refused call changes nothing. */
const ifApplied =
  (undo: () => Promise<unknown>): Undo =>
  async ({ ok }) =>
    ok && undo()

/** The call changes nothing, or only a log. */
const nothing: Restore = () => async () => undefined

const account: Restore = async (visit) => {
  const {
    first_name = null,
    last_name = null,
    language = null,
    country = null,
    timezone = null,
  } = (await self(visit)).user
  return () => request(visit, accounts.update, { body: { first_name, last_name, language, country, timezone } })
}

const profile: Restore = async (visit) => {
  const { user: own } = await self(visit)
  const { user } = await request(visit, profiles.show, { params: { id: own.id }, query: { loader: 'userProfilePage' } })
  const { city = null, country = null, description = null } = user.profile ?? {}
  const body = {
    user: { username: user.display_name, first_name: own.first_name ?? null, last_name: own.last_name ?? null },
    profile: { city, country, description },
    links: user.links.map(({ url, title }) => ({ url, title: title ?? '' })),
  }
  return () => request(visit, profiles.update, { body })
}

/** Restores whether the user followed a person. */
const following: Restore = async (visit, { params }) => {
  const { user } = await self(visit)
  const { ids } = await request(visit, profiles.followedIds, { params: { id: user.id } })
  const before = ids.includes(Number(params?.['id'])) ? profiles.follow : profiles.unfollow
  return ifApplied(() => request(visit, before, { params: params ?? {} }))
}

const playlistFollowing: Restore = async (visit, { params }) => {
  const { pagination } = await request(visit, playlists.ofUser, { params: { userId: 'me' }, query: { perPage: 100 } })
  const before = pagination.items.some(({ id }) => id === Number(params?.['id']))
    ? playlists.follow
    : playlists.unfollow
  return ifApplied(() => request(visit, before, { params: params ?? {} }))
}

type Likeables = { likeables: { likeable_id: number; likeable_type: 'track' | 'album' | 'artist' }[] }

const likes: Restore = async (visit, { body }) => {
  const { likes: liked } = await self(visit)
  const { likeables } = body as Likeables
  const likesToRestore = likeables.filter(({ likeable_id: id, likeable_type: type }) => liked[type]?.[id])
  return async () => likesToRestore.length > 0 && request(visit, library.add, { body: { likeables: likesToRestore } })
}

/** The same call undoes it. */
const toggled: Restore = (visit, input) => ifApplied(() => request(visit, reposts.toggle, input))

/** Removes what a call created, by the id in its response. */
const removing =
  (remove: Endpoint, inputOf: (id: number) => LooseInput, key: string): Restore =>
  (visit) =>
  async (response) => {
    if (!response.ok) return
    const made = ((await response.json()) as Record<string, { id?: number } | undefined>)[key]
    if (made?.id === undefined) throw new Error(`${remove.path}: the response does not name the created row`)
    await request(visit, remove, inputOf(made.id))
  }

const file = (id: number) => ({ body: { entryIds: [id], deleteForever: true } })
const removedFile = removing(fileEntries.remove, file, 'fileEntry')

/** Removes an unfinished upload from the server. */
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

const twoFactorOff: Restore = (visit) => () => request(visit, twoFactor.disable)

/** Steps that restore what a live backend's cases change, by endpoint. */
export const restoreSteps = new Map<Endpoint, Restore>([
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
  [family.create, removing(family.remove, (ids) => ({ params: { ids } }), 'user')],
  [workspaces.create, removing(workspaces.remove, (ids) => ({ params: { ids } }), 'workspace')],
  [fileEntries.upload, removedFile],
  [
    fileEntries.content,
    (visit, { params }) =>
      () =>
        request(visit, fileEntries.remove, file(Number(params?.['id']))),
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
  // The ids in these cases do not exist.
  [notifications.remove, nothing],
  // These only write logs.
  [player.logPlay, nothing],
  [youtube.logClientError, nothing],
])
