import type { Genre } from '@/contract/shapes/music'

import type { Caller } from '../../state/caller'
import type { Db, TableName } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import type { ChannelConfig, MockChannel } from '../../state/store/music-rows'
import type { Table } from '../../state/store/table'
import { type ListQuery, listRows } from '../lists/listing'
import { maySeePlaylist, presentAlbum, presentArtist, presentPlaylist, presentProfile, presentTrack } from './present'

const PAGE_SIZE = 50
const NESTED_PAGE_SIZE = 15
const NAME_PLACEHOLDER = '{{channel.restriction.display_name}}'

export type ChannelQuery = ListQuery & { restriction?: string | undefined }

type Ask = { channel: MockChannel; query: ChannelQuery; restriction: Genre | null; nested: boolean }
type Row = Record<string, unknown> & { id: number }

/** Finds a channel by the id or slug in the path. Throws 404. */
export function findChannel(db: Db, idOrSlug: string): MockChannel {
  if (/^\d+$/.test(idOrSlug)) return findRow(db.channels, idOrSlug, 'Channel')
  const channel = db.channels.all().find(({ slug }) => slug === idOrSlug)
  if (!channel) throw notFound('Channel', idOrSlug)
  return channel
}

/** The genre that restricts a channel: fixed in its settings or named in the URL. */
function restrictionOf(db: Db, { config }: MockChannel, query: ChannelQuery): Genre | null {
  if (config?.restriction !== 'genre') return null
  if (config.restrictionModelId !== 'urlParam') return db.genres.get(Number(config.restrictionModelId)) ?? null
  if (!query.restriction) return null
  const genre = db.genres.all().find(({ name }) => name === query.restriction)
  if (!genre) throw notFound('Genre', query.restriction)
  return genre
}

const hasGenre = (row: Row, { id }: Genre): boolean =>
  !Array.isArray(row['genres']) || row['genres'].some((genre: Genre) => genre.id === id)

const isListed = (row: Row): boolean => row['unlisted'] !== true

function rowsOf<Item extends Row>(table: Table<Item>, { channel, restriction }: Ask): Item[] {
  const { config, item_ids } = channel
  const rows =
    config?.contentType === 'listAll'
      ? table.all().filter(isListed)
      : item_ids.flatMap((id, index) => channelItems(table.get(id), index))
  return rows.filter((row) => !restriction || hasGenre(row, restriction))
}

const channelItems = <Item extends Row>(row: Item | undefined, index: number): Item[] =>
  row ? [{ ...row, channelable_id: row.id, channelable_order: index + 1 }] : []

/** Orders by `channelables.…` keep the manual order. */
const orderOfChoice = (order: string | null | undefined): string | undefined =>
  order && !order.startsWith('channelables.') ? order : undefined

const MANUAL_ORDERS = ['channelables.order', 'channelables.created_at']

function pageOf<Item extends Row>(caller: Caller, table: TableName, rows: Item[], { channel, query, nested }: Ask) {
  const { contentOrder, paginationType } = channel.config ?? {}
  const order = orderOfChoice(contentOrder)
  return listRows(caller, rows, nested ? {} : query, {
    table,
    joined: MANUAL_ORDERS,
    ...(order && { order }),
    perPage: nested ? NESTED_PAGE_SIZE : PAGE_SIZE,
    kind: paginationType === 'lengthAware' && !nested ? 'lengthAware' : 'simple',
  })
}

const content =
  <Item extends Row, Shown>(
    name: TableName,
    tableOf: (db: Db) => Table<Item>,
    present: (caller: Caller, row: Item) => Shown,
    isVisible: (caller: Caller, row: Item) => boolean = () => true,
  ) =>
  (caller: Caller, ask: Ask) => {
    const rows = rowsOf(tableOf(caller.db), ask).filter((row) => isVisible(caller, row))
    const page = pageOf(caller, name, rows, ask)
    return { ...page, data: page.data.map((row) => present(caller, row)) }
  }

const leaves = {
  track: content('tracks', (db) => db.tracks, presentTrack),
  album: content('albums', (db) => db.albums, presentAlbum),
  artist: content(
    'artists',
    (db) => db.artists,
    (_, artist) => presentArtist(artist),
  ),
  playlist: content(
    'playlists',
    (db) => db.playlists,
    (_, playlist) => presentPlaylist(playlist),
    ({ user }, playlist) => maySeePlaylist(user, playlist),
  ),
  genre: content(
    'genres',
    (db) => db.genres,
    (_, genre) => genre,
  ),
  // Never list children.
  user: content(
    'users',
    (db) => db.users,
    (_, user) => presentProfile(user),
    (_, { parent_id }) => !parent_id,
  ),
}

function leafContent(caller: Caller, ask: Ask) {
  const model = ask.channel.config?.contentModel ?? 'track'
  return model in leaves ? leaves[model as keyof typeof leaves](caller, ask) : null
}

function head(caller: Caller, channel: MockChannel, restriction: Genre | null) {
  const { id, name, slug, description, config } = channel
  const selectedLayout = caller.cookies[`channel-layout-${config?.contentModel}`]
  return {
    id,
    name: restriction ? name.replace(NAME_PLACEHOLDER, restriction.display_name ?? restriction.name) : name,
    slug,
    description,
    type: 'channel',
    public: channel.public ?? true,
    config: { ...config, ...(selectedLayout && { selectedLayout }) } as ChannelConfig,
    ...(restriction && { restriction }),
    model_type: 'channel' as const,
  }
}

function nestedContent(caller: Caller, ask: Ask) {
  const rows = rowsOf(caller.db.channels, ask)
  const page = pageOf(caller, 'channels', rows, ask)
  const data = page.data.map((channel) => {
    const restriction = restrictionOf(caller.db, channel, ask.query)
    const inner = { channel, query: ask.query, restriction, nested: true }
    return {
      ...head(caller, channel, restriction),
      channelable_id: channel.id,
      channelable_order: ask.channel.item_ids.indexOf(channel.id) + 1,
      content: leafContent(caller, inner),
    }
  })
  return { ...page, data }
}

/** A page of the channel's content; for a channel of channels, the first rows of each. */
export function channelContent(caller: Caller, channel: MockChannel, query: ChannelQuery) {
  const ask = { channel, query, restriction: restrictionOf(caller.db, channel, query), nested: false }
  return channel.config?.contentModel === 'channel' ? nestedContent(caller, ask) : leafContent(caller, ask)
}

/** Maps a channel with the first page of its content. */
export const presentChannel = (caller: Caller, channel: MockChannel, query: ChannelQuery) => ({
  ...head(caller, channel, restrictionOf(caller.db, channel, query)),
  content: channelContent(caller, channel, query),
})
