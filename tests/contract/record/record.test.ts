import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { playlists } from '@/contract/groups/playlists'
import { createHttpServer, type HttpServer } from '@mock/site/http/create-http-server'
import { dropOwnData } from '@mock/state/own-data/own-data'
import { readOwnData } from '@mock/state/own-data/read-own-data'
import type { SeedFile } from '@mock/state/own-data/seed-file'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { createScrubber } from '../../../tools/contract/scrub'
import { performRecord } from '../../../tools/record/perform'
import { scrubBody } from '../../../tools/record/scrub-body'
import { createClient } from '../client'
import { discoverCatalogue } from '../discover-catalogue'

const folder = mkdtempSync(join(tmpdir(), 'dziesma-record-'))
const file = join(folder, 'site.json')
const env = { QA_PASSWORD: PERSONA_PASSWORD }
let live: HttpServer

/** Runs the command; returns its exit code and output. */
async function run(...args: string[]) {
  const lines: string[] = []
  const code = await performRecord({ args, env, print: (line) => lines.push(line) })
  return { code, output: lines.join('\n') }
}

beforeAll(async () => {
  live = await createHttpServer({ port: 0 })
})
afterAll(async () => {
  await live.close()
  dropOwnData()
  rmSync(folder, { recursive: true })
})

describe('npm run mock -- --record', () => {
  it('records a site that the mock then serves with the same names and order', async () => {
    const { code, output } = await run('--record', live.url, '--out', file, '--limit', '3')
    expect([code, output]).toEqual([0, expect.stringMatching(/^Wrote .*site\.json: \d+ genres, \d+ artists/)])
    readOwnData(file)
    const copy = await createHttpServer({ port: 0, scenario: 'own' })
    const [original, recorded] = [createClient(live.url), createClient(copy.url)]
    const found = await discoverCatalogue(original)
    expect(await discoverCatalogue(recorded)).toEqual({ ...found, personId: expect.any(Number) as number })
    const titlesOf = async (client: typeof original) => {
      const list = playlists.show.response.parse(
        await (
          await client.send(playlists.show, { params: { id: found.playlistId }, query: { loader: 'playlistPage' } })
        ).json(),
      )
      return list.tracks.items.map(({ name, src }) => ({ name, src }))
    }
    expect(await titlesOf(recorded)).toEqual(await titlesOf(original))
    await copy.close()
  })

  it('writes no person, secret, or link to the live site', async () => {
    await run(
      '--record',
      live.url,
      '--out',
      file,
      '--limit',
      '2',
      '--email',
      String(personas.free.email),
      '--password-env',
      'QA_PASSWORD',
    )
    const text = readFileSync(file, 'utf8')
    const people = live
      .world()
      .db.users.all()
      .map(({ email }) => email)
    expect(people.filter((email) => email !== null && text.includes(String(email)))).toEqual([])
    expect(text).not.toContain(PERSONA_PASSWORD)
    expect(text).not.toContain(new URL(live.url).host)
    const { responses } = JSON.parse(text) as SeedFile
    expect(JSON.stringify(responses)).not.toMatch(/"(?:display_name|avatar)":"(?!Scrubbed)[^"]*@|signature=/)
  })

  it('keeps the deviations of a live backend, and reports them', async () => {
    const { albumId } = await discoverCatalogue(createClient(live.url))
    live.world().faults.set([{ kind: 'wrongShape', endpoint: 'albums.show', times: 1 }])
    const { code, output } = await run('--record', live.url, '--out', file, '--limit', '1')
    expect([code, output]).toEqual([0, expect.stringContaining('breaks the contract')])
    readOwnData(file)
    const { responses } = JSON.parse(readFileSync(file, 'utf8')) as SeedFile
    const wrong = responses.find(({ path }) => path.startsWith('albums/'))
    expect(albums.show.response.safeParse(wrong?.body).success).toBe(false)
    expect(albumId).toBeGreaterThan(0)
  })

  it.each([
    ['no URL', ['--record', ''], '--record is not an http or https URL'],
    ['a limit of zero', ['--record', 'http://x.test', '--limit', '0'], '--limit must be a whole number above 0'],
    ['an unknown option', ['--record', 'http://x.test', '--all'], "Unknown option '--all'"],
  ])('refuses %s', async (_, args, message) => {
    const { code, output } = await run(...args)
    expect([code, output]).toEqual([2, expect.stringContaining(message)])
  })

  it('ends with 3 when the site is unreachable or refuses the account', async () => {
    expect(await run('--record', 'http://127.0.0.1:9', '--out', file)).toMatchObject({ code: 3 })
    const wrong = ['--record', live.url, '--email', 'who@x.test', '--password-env', 'QA_PASSWORD']
    const { code, output } = await run(...wrong)
    expect(code).toBe(3)
    expect(output).not.toContain(PERSONA_PASSWORD)
  })
})

describe('scrubBody', () => {
  it('blanks people and secrets, and keeps the shape', () => {
    const scrubber = createScrubber()
    const user = { id: 4, model_type: 'user', name: 'Anna', email: 'anna@x.test', image: 'https://x.test/a.jpg' }
    const track = {
      id: 9,
      model_type: 'track',
      src: 'https://x.test/9.mp3?signature=a1',
      image: 'https://x.test/9.jpg',
    }
    expect(scrubBody({ user, track, api_token: 'abc', list: [null, 1, 'call anna@x.test'] }, scrubber)).toEqual({
      user: { id: 4, model_type: 'user', name: 'Scrubbed 4', email: 'scrubbed', image: null },
      track: { id: 9, model_type: 'track', src: 'storage/track_media/9.wav', image: null },
      api_token: 'scrubbed',
      list: [null, 1, 'call <email>'],
    })
  })

  it('keeps the ids of videos and the names of genres', () => {
    const video = { id: 1, model_type: 'track', src: 'dQw4w9WgXcQ' }
    const genre = { id: 2, model_type: 'genre', name: 'lullabies', display_name: 'Lullabies' }
    expect(scrubBody([video, { ...genre, image: 'x.svg' }], createScrubber())).toEqual([
      video,
      { ...genre, image: 'storage/genre_media/2.svg' },
    ])
  })
})
