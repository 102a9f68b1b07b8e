import type * as z from 'zod/mini'

import { artists } from '@/contract/groups/artists'
import { bootstrap } from '@/contract/groups/bootstrap'
import { suggestions } from '@/contract/groups/suggestions'
import type { Endpoint } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'

import type { Visit } from './case'
import { readResponse } from './read-response'

/** Thrown when the site has no row that a case could ask for; a live run skips the case. */
export class NoRow extends Error {
  constructor(what: string) {
    super(`the site has no row of ${what}`)
  }
}

/** First of the rows. Throws {@link NoRow} with what they are when there is none. */
export function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows
  if (row === undefined) throw new NoRow(what)
  return row
}

/** Input of a call that needs a row and names none: nothing, once the list has one. */
export const onceListed =
  <Row>(list: List<Row>) =>
  async (_: unknown, visit: Visit) => {
    await firstRow(visit, list)
    return {}
  }

type List<Row> = Endpoint & { response: z.ZodMiniType<{ pagination: { items: Row[] } }> }

/** First row of a list, as the visitor of the case sees it. Throws {@link NoRow} when the list is empty. */
export async function firstRow<Row>({ client }: Visit, list: List<Row>, input: LooseInput = {}): Promise<Row> {
  const { pagination } = await readResponse<List<Row>>(client, list, input)
  return firstOf(pagination.items, list.path)
}

/** Value of the first row of a list that has it, to search for. Throws {@link NoRow} when no row has it. */
export async function firstValue<Row>(
  { client }: Visit,
  list: List<Row>,
  valueOf: (row: Row) => string | null | undefined,
): Promise<string> {
  const { pagination } = await readResponse<List<Row>>(client, list)
  return firstOf(
    pagination.items.flatMap((row) => valueOf(row) ?? []),
    list.path,
  )
}

/** Input of a search in a list for a value of its first row that has it, besides other parameters. */
export const searchFor =
  <Row, const Query extends object>(list: List<Row>, valueOf: (row: Row) => string | null | undefined, query: Query) =>
  async (_: unknown, visit: Visit) => ({ query: { query: await firstValue(visit, list, valueOf), ...query } })

/** Ids of music by kind. */
type MusicIds = Record<'artist' | 'album' | 'track', number>

async function musicOf(visit: Visit, artist: number): Promise<MusicIds> {
  const params = { id: artist }
  const { id: album } = await firstRow(visit, artists.albums, { params })
  const { id: track } = await firstRow(visit, artists.tracks, { params })
  return { artist, album, track }
}

async function managedArtists({ client }: Visit): Promise<number[]> {
  const { data } = await readResponse(client, bootstrap.get)
  return data.user?.artists.map(({ id }) => id) ?? []
}

/** Music of the first artist that the visitor manages. */
export const ownMusicOf = async (visit: Visit): Promise<MusicIds> =>
  musicOf(visit, firstOf(await managedArtists(visit), 'own artists'))

/** Music of an artist that the visitor does not manage. */
export async function foreignMusicOf(visit: Visit): Promise<MusicIds> {
  const own = await managedArtists(visit)
  const query = { query: '', listAll: true, excludeSelf: true }
  const { results } = await readResponse(visit.client, suggestions.artists, { query })
  const foreign = results.flatMap(({ id }) => (typeof id === 'number' && !own.includes(id) ? [id] : []))
  return musicOf(visit, firstOf(foreign, 'foreign artists'))
}
