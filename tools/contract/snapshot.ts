import { accounts } from '@/contract/groups/accounts'
import { bootstrap } from '@/contract/groups/bootstrap'
import { comments } from '@/contract/groups/comments'
import { playlists } from '@/contract/groups/playlists'
import { profiles } from '@/contract/groups/profiles'
import { workspaces } from '@/contract/groups/workspaces'
import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'
import { isChildProfile } from '@/core/platform/session/permissions'
import type { Client } from '@tests/contract/client'
import type { CatalogueIds } from '@tests/contract/discover-catalogue'

/** Data that an account owns, as comparable text by part. */
export type Snapshot = Record<string, string>

const PAGE = 100

async function read<E extends Endpoint>(client: Client, endpoint: E, input: LooseInput = {}): Promise<Output<E>> {
  const response = await client.send(endpoint, input)
  if (!response.ok) throw new Error(`${endpoint.path} responded with status ${response.status}`)
  return endpoint.response.parse(await response.json()) as Output<E>
}

const sortedText = (rows: readonly unknown[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join(', ')

async function ownComments(
  client: Client,
  { trackId, userId }: { trackId: number; userId: number },
): Promise<number[]> {
  const { pagination } = await read(client, comments.list, {
    query: { commentable_type: 'track', commentable_id: trackId, perPage: PAGE },
  })
  return pagination.items.flatMap(({ id, user }) => (user?.id === userId ? [id] : []))
}

/**
 * Reads what the account owns: everything that writing cases can change. Leaves out features that the site has switched
 * off and what children may not see. Throws when a part cannot be read.
 */
async function takeSnapshot(client: Client, { trackId }: CatalogueIds): Promise<Snapshot> {
  const { data } = await read(client, bootstrap.get)
  const { settings } = data
  if (!data.user) throw new Error('The account is signed out')
  const { id, first_name, last_name, language, country, timezone } = data.user
  const { user: own } = await read(client, accounts.me)
  const { user: publicProfile } = await read(client, profiles.show, {
    params: { id },
    query: { loader: 'userProfilePage' },
  })
  const { ids: followed } = await read(client, profiles.followedIds, { params: { id } })
  const lists = await read(client, playlists.ofUser, { params: { userId: 'me' }, query: { perPage: PAGE } })
  const memberships = settings.workspaces.integrated ? (await read(client, workspaces.list)).workspaces : []
  const hasComments = settings.player.track_comments && !isChildProfile(data)
  const thread = hasComments ? await ownComments(client, { trackId, userId: id }) : []
  const { city, country: home, description } = publicProfile.profile ?? {}
  return {
    account: JSON.stringify({ first_name, last_name, language, country, timezone }),
    profile: JSON.stringify([
      city || null,
      home || null,
      description || null,
      publicProfile.links.map(({ url }) => url),
    ]),
    'two-factor authentication': String(own.two_factor_confirmed_at ?? null),
    'access tokens': sortedText((own.tokens ?? []).map((token) => token.id)),
    likes: sortedText(Object.entries(data.likes).map(([type, ids]) => [type, Object.keys(ids ?? {}).toSorted()])),
    reposts: sortedText(Object.entries(data.reposts).map(([type, ids]) => [type, Object.keys(ids ?? {}).toSorted()])),
    'followed users': sortedText(followed),
    playlists: sortedText(lists.pagination.items.map(({ id: list, name }) => [list, name])),
    workspaces: sortedText(memberships.map(({ id: workspace, name }) => [workspace, name])),
    comments: sortedText(thread),
  }
}

/** An account whose data is compared; unnamed if it is the account of the run. */
type Owner = { name: string | undefined; client: Client }

/** Reads what each account owns, as one snapshot. Throws when a part cannot be read. */
export async function takeSnapshots(owners: readonly Owner[], found: CatalogueIds): Promise<Snapshot> {
  const snapshots = await Promise.all(
    owners.map(async ({ name, client }) =>
      Object.entries(await takeSnapshot(client, found)).map(([part, text]) => [
        name === undefined ? part : `${part} (${name})`,
        text,
      ]),
    ),
  )
  return Object.fromEntries(snapshots.flat()) as Snapshot
}

/** Names of the parts that differ between two snapshots. */
export const changedParts = (before: Snapshot, after: Snapshot): string[] =>
  Object.keys(before).filter((part) => before[part] !== after[part])
