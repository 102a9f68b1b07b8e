import { bootstrap } from '@/contract/bootstrap'
import { channels } from '@/contract/channels'
import type { Endpoint, Output } from '@/contract/endpoint'
import { search, searchEveryType } from '@/contract/search'

import type { Client } from './client'

/** What the catalogue under test has, so that cases need no ids of their own. */
export type Found = {
  channelId: number
  channelSlug: string
  artistId: number
  albumId: number
  trackId: number
  playlistId: number
  /** Someone with a public profile. */
  personId: number
  /** A word that search answers. */
  word: string
}

async function ask<E extends Endpoint>(client: Client, endpoint: E, input = {}): Promise<Output<E>> {
  const response = await client.send(endpoint, input)
  if (!response.ok) throw new Error(`${endpoint.path} answers ${response.status}: the catalogue cannot be explored`)
  return endpoint.response.parse(await response.json()) as Output<E>
}

function known<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null) throw new Error(`The catalogue has no ${what} to ask for`)
  return value
}

type Row = {
  id: number
  model_type: string
  owner_id?: number | null | undefined
  content?: { items: Row[] } | null | undefined
}

/** Rows of a channel and of the channels in it. */
const rowsOf = (rows: Row[]): Row[] => rows.flatMap((row) => [row, ...rowsOf(row.content?.items ?? [])])

/** Explores the site from its home channel, as a visitor would. Throws when something to ask for is missing. */
export async function discover(client: Client): Promise<Found> {
  const { data } = await ask(client, bootstrap.get)
  const { type, value } = data.settings.homepage
  if (!type?.startsWith('channel')) throw new Error('The home page is no channel: the catalogue cannot be explored')

  const { channel } = await ask(client, channels.show, { params: { idOrSlug: known(value, 'home channel') } })
  const rows = rowsOf(channel.content?.items ?? [])
  const idOf = (model: string) => known(rows.find((row) => row.model_type === model)?.id, model)
  const artist = known(
    rows.find((row) => row.model_type === 'artist'),
    'artist',
  ) as Row & { name: string }
  const word = known(artist.name.split(' ')[0], 'word')
  await ask(client, search.all, searchEveryType(word, 'search'))

  return {
    channelId: channel.id,
    channelSlug: known(channel.slug, 'slug of the home channel'),
    artistId: artist.id,
    albumId: idOf('album'),
    trackId: idOf('track'),
    playlistId: idOf('playlist'),
    personId: known(rows.find((row) => row.model_type === 'playlist')?.owner_id, 'owner of a playlist'),
    word,
  }
}
