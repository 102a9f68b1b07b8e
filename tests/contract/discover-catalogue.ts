import { bootstrap } from '@/contract/groups/bootstrap'
import { channels } from '@/contract/groups/channels'
import { search, searchEveryType } from '@/contract/groups/search'

import type { Client } from './client'
import { readResponse } from './read-response'

/** Ids of the catalogue under test, so that cases need no fixed ones. */
export type CatalogueIds = {
  channelId: number
  channelSlug: string
  artistId: number
  albumId: number
  trackId: number
  playlistId: number
  /** A user with a public profile. */
  personId: number
  /** A word with search results. */
  word: string
}

function known<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null) throw new Error(`The catalogue has no ${what} to test with`)
  return value
}

type Row = {
  id: number
  model_type: string
  owner_id?: number | null | undefined
  content?: { items: Row[] } | null | undefined
}

/** Rows of a channel and of its nested channels, flattened. */
const rowsOf = (rows: Row[]): Row[] => rows.flatMap((row) => [row, ...rowsOf(row.content?.items ?? [])])

/** Collects ids from the home channel, as a visitor would find them. Throws when one is missing. */
export async function discoverCatalogue(client: Client): Promise<CatalogueIds> {
  const { data } = await readResponse(client, bootstrap.get)
  const { type, value } = data.settings.homepage
  if (!type?.startsWith('channel')) throw new Error('The home page is not a channel: cannot explore the catalogue')

  const { channel } = await readResponse(client, channels.show, {
    params: { idOrSlug: known(value, 'home channel') },
    query: { loader: 'channelPage' },
  })
  const rows = rowsOf(channel.content?.items ?? [])
  const idOf = (model: string) => known(rows.find((row) => row.model_type === model)?.id, model)
  const artist = known(
    rows.find((row) => row.model_type === 'artist'),
    'artist',
  ) as Row & { name: string }
  const word = known(artist.name.split(' ')[0], 'word')
  await readResponse(client, search.all, searchEveryType(word, 'search'))

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
