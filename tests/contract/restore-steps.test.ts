import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auth } from '@/contract/groups/auth'
import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'
import type { Db } from '@mock/state/store/db'

import { chooseCases } from '../../tools/contract/choose-cases'
import { accepts } from '../../tools/contract/run-case'
import type { Visit } from './case'
import { createClient } from './client'
import { contractProblems } from './contract-problems'
import { discoverCatalogue, type CatalogueIds } from './discover-catalogue'
import { mustRestore, performExchange, sendOrThrow } from './exchanges'
import { personOf } from './open-visit'
import { restoreSteps } from './restore-steps'
import { uncompressed } from './uncompressed'

const { id: own } = personas.free
const ACCOUNT = { email: personas.free.email, password: PERSONA_PASSWORD }
const writing = chooseCases({ only: [], skip: [], mayWrite: true, account: ACCOUNT })
  .filter(({ exchange, skipped }) => skipped === undefined && mustRestore(exchange))
  .map(({ exchange }) => exchange)

/** Tables of the backend's own logs. */
const LOGS = ['plays', 'spentSignatures']
/** Columns that may differ afterwards: restored rows are new ones, and a play is counted. */
const MAY_DIFFER: Record<string, string[]> = {
  ...Object.fromEntries(['likes', 'reposts', 'follows', 'playlistFollows'].map((name) => [name, ['id', 'created_at']])),
  tracks: ['plays'],
}
/** A profile without content equals a missing one. */
const EMPTY_PROFILE = { city: null, country: null, description: null, links: [] }

/** Rows never change, so each is serialized once. */
const serialized = new WeakMap<object, string>()

function serializeRow(name: string, row: object): string {
  const known = serialized.get(row)
  if (known !== undefined) return known
  const entries = Object.entries(row).filter(([key]) => !MAY_DIFFER[name]?.includes(key))
  const text = JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b))))
  serialized.set(row, text)
  return text
}

/** Every table of the site except its logs. */
function storeOf(db: Db): Record<string, string[]> {
  const tables = Object.entries(db).filter(([name, table]) => !LOGS.includes(name) && 'all' in table) as [
    string,
    { all: () => object[] },
  ][]
  return Object.fromEntries(
    tables.map(([name, table]) => {
      const empty = serializeRow(name, { ...EMPTY_PROFILE, id: own })
      const rows = table.all().map((row) => serializeRow(name, row))
      return [name, rows.filter((row) => row !== empty).toSorted()]
    }),
  )
}

it('restores what each writing case changes on a live backend', () => {
  const unrestoredCases = writing.filter(({ status, endpoint }) => status < 300 && !restoreSteps.has(endpoint))
  expect(unrestoredCases.map(({ title }) => title)).toEqual([])
})

describe.each(['follows and likes nothing', 'follows and likes what the cases touch'])(
  'a site whose account %s',
  (ties) => {
    let server: HttpServer
    let found: CatalogueIds
    const visits = new Map<string, Visit>()
    const openClient = () => createClient(server.url, { transport: uncompressed })

    beforeAll(async () => {
      server = await createHttpServer({ port: 0 })
      found = await discoverCatalogue(openClient())
      if (ties === 'follows and likes nothing') untie(server.world().db)
      else tie(server.world().db, found)
    })
    beforeEach(() => server.world().advance(120_000))
    afterAll(() => server.close())

    it.each(writing)('leaves the data unchanged after $title', async (exchange) => {
      const { confirmed, endpoint, status } = exchange
      const key = endpoint === auth.logout ? 'isolated' : String(confirmed)
      const visit = visits.get(key) ?? { client: openClient(), account: ACCOUNT, person: personOf }
      if (!visits.has(key)) await visit.client.signIn(ACCOUNT)
      visits.set(key, visit)
      if (confirmed)
        await sendOrThrow(visit.client, passwordConfirmation.confirm, { body: { password: ACCOUNT.password } })
      const before = storeOf(server.world().db)
      const { response, restore } = await performExchange(exchange, found, visit)
      expect(await contractProblems(endpoint, status, response, { accepts })).toEqual([])
      await restore()
      expect(storeOf(server.world().db)).toEqual(before)
    })
  },
)

const CREATED = { created_at: '2026-01-01T00:00:00.000Z' }

function untie({ likes, reposts, follows, playlistFollows }: Db): void {
  for (const { id, user_id } of likes.all()) if (user_id === own) likes.remove(id)
  for (const { id, user_id } of reposts.all()) if (user_id === own) reposts.remove(id)
  for (const { id, follower_id } of follows.all()) if (follower_id === own) follows.remove(id)
  for (const { id, user_id } of playlistFollows.all()) if (user_id === own) playlistFollows.remove(id)
}

function tie(db: Db, { artistId, trackId, personId, playlistId }: CatalogueIds): void {
  untie(db)
  db.likes.insert({ id: db.likes.nextId(), user_id: own, likeable_type: 'artist', likeable_id: artistId, ...CREATED })
  db.reposts.insert({
    id: db.reposts.nextId(),
    user_id: own,
    repostable_type: 'track',
    repostable_id: trackId,
    ...CREATED,
  })
  db.follows.insert({ id: db.follows.nextId(), follower_id: own, followed_id: personId, ...CREATED })
  db.playlistFollows.insert({ id: db.playlistFollows.nextId(), user_id: own, playlist_id: playlistId })
  db.profiles.insert({
    id: own,
    city: 'Cēsis',
    country: 'Latvija',
    description: 'Klausos.',
    links: [{ url: 'https://example.org/', title: 'Es' }],
  })
}
