import { describe, expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { player } from '@/contract/groups/player'
import { radio } from '@/contract/groups/radio'
import { audioSearchParams, search, searchEveryType } from '@/contract/groups/search'
import { tracks, WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/groups/tracks'
import { seconds } from '@/lib/dates/duration'
import { wavSize } from '@demo-media/audio/wav'

import { SIGNED_SECONDS } from '../../rules/music/signed-media'
import { createWorld } from '../../site/create-world'
import { FAULTY_ALBUM_ID, FAULTY_TRACKS } from '../../state/seeds/faulty-music'
import { makeVisitor } from '../../testing/make-visitor'

const world = createWorld()
const guest = makeVisitor(world)

describe('tracks.lyrics', () => {
  it('returns ordered times within the track’s duration for a synced track', async () => {
    const { isSynced, lines, duration } = await guest.ask(tracks.lyrics, { params: { id: 1 } })
    const times = lines.map(({ time }) => time ?? NaN)
    expect(isSynced).toBe(true)
    expect(duration).toBe(world.db.tracks.get(1)?.duration)
    expect(times.length % 4).toBe(0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThan(0)
    expect(seconds(times.at(-1) ?? Infinity)).toBeLessThan(duration ?? 0)
  })

  it('returns plain lines for one track and 404 for another', async () => {
    const { isSynced, lines } = await guest.ask(tracks.lyrics, { params: { id: 2 } })
    expect([isSynced, lines.length > 3]).toEqual([false, true])
    expect(await guest.status(tracks.lyrics, { params: { id: 3 } })).toBe(404)
  })
})

describe('tracks.wave', () => {
  it('fills the width and height of the waveform and is deterministic', async () => {
    const { waveData } = await guest.ask(tracks.wave, { params: { id: 1 } })
    expect(waveData.every(({ y, height }) => height > 0 && y + height === WAVE_HEIGHT)).toBe(true)
    const last = waveData.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(WAVE_WIDTH)
    expect((await guest.ask(tracks.wave, { params: { id: 1 } })).waveData).toEqual(waveData)
  })

  it('returns an empty waveform for some tracks', async () => {
    expect((await guest.ask(tracks.wave, { params: { id: 4 } })).waveData).toEqual([])
  })
})

describe('tracks.download', () => {
  it('links to the plans when the permission is missing', async () => {
    const { response } = await guest.send(tracks.download, { params: { id: 1 } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ action: { label: 'Upgrade', action: '/pricing' } })
    const silent = createWorld()
    silent.db.roles.update(1, { permissions: [{ name: 'music.view', restrictions: [] }] })
    const listen = await makeVisitor(silent).send(player.queue, { body: { queueId: 'album.1.*' } })
    expect(listen.response.status).toBe(403)
    expect(await listen.response.json()).toMatchObject({ action: { action: '/pricing' } })
  })

  it('returns the whole file under its name to paying users', async () => {
    const { response } = await makeVisitor(world, 'subscriber').send(tracks.download, { params: { id: 1 } })
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Zūžū'))
    expect((await response.arrayBuffer()).byteLength).toBe(wavSize(1))
  })
})

describe('radio.show', () => {
  it('returns the same tracks each time, without the seed track', async () => {
    const ask = () => guest.ask(radio.show, { params: { type: 'track', id: 1 } })
    const [{ seed, recommendations }, again] = [await ask(), await ask()]
    const ids = recommendations.map(({ id }) => id)
    expect([seed.id, ids.includes(1), new Set(ids).size]).toEqual([1, false, 50])
    expect(again.recommendations.map(({ id }) => id)).toEqual(ids)
  })
})

describe('search.audio', () => {
  it('finds videos for track names with special characters', async () => {
    const params = audioSearchParams({ id: 1, artist: 'A/B', name: '100% žūžū?' })
    const { results } = await guest.ask(search.audio, { params })
    expect(results[0]).toMatchObject({ title: 'A/B - 100% žūžū?', id: expect.stringMatching(/^[\w-]{11}$/) as unknown })
  })

  it('stores the found video as the source when the settings enable it', async () => {
    const keeping = createWorld()
    keeping.db.settings = { ...keeping.db.settings, youtube: { store_id: true } }
    const caller = makeVisitor(keeping)
    const id = FAULTY_TRACKS.withoutSource
    const { results } = await caller.ask(search.audio, { params: audioSearchParams({ id, artist: 'A', name: 'B' }) })
    const { track } = await caller.ask(tracks.show, { params: { id }, query: { loader: 'trackPage' } })
    expect(track.src).toBe(results[0]?.id)
  })
})

describe('album of faulty tracks', () => {
  it('appears in search and by URL, but in no list', async () => {
    const { album } = await guest.ask(albums.show, { params: { id: FAULTY_ALBUM_ID }, query: { loader: 'albumPage' } })
    expect(album.tracks.map(({ id }) => id)).toEqual(Object.values(FAULTY_TRACKS))
    const { results } = await guest.ask(search.all, searchEveryType('ka skan kludas', 'search'))
    expect(results.albums?.items.map(({ id }) => id)).toEqual([FAULTY_ALBUM_ID])
    const { response } = await guest.send(albums.show, {
      params: { id: FAULTY_ALBUM_ID },
      query: { loader: 'albumPage' },
    })
    expect(await response.text()).not.toMatch(/unlisted|signing/)
  })

  it('returns newly signed URLs in every response', async () => {
    let now = 0
    const laterVisitor = makeVisitor(createWorld({ now: () => now }))
    const source = async () =>
      (await laterVisitor.ask(tracks.show, { params: { id: FAULTY_TRACKS.expiring }, query: { loader: 'trackPage' } }))
        .track.src
    const before = await source()
    now += seconds(SIGNED_SECONDS)
    expect(before).toMatch(/^storage\/track_media\/9001\.wav\?until=10000&signature=\w+$/)
    expect(await source()).not.toBe(before)
  })
})
