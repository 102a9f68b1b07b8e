import { describe, expect, it } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { library } from '@/contract/groups/library'
import { player } from '@/contract/groups/player'
import { profiles } from '@/contract/groups/profiles'
import { reposts } from '@/contract/groups/reposts'
import { tracks } from '@/contract/groups/tracks'
import { users } from '@/contract/groups/users'
import { minutes } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'

/** A track without seeded likes or reposts. */
const TRACK = 1999
const likes = (type: 'track' | 'album' | 'artist', id: number) => ({
  body: { likeables: [{ likeable_type: type, likeable_id: id }] },
})

describe('library handlers', () => {
  it('adds a liked track once, lists it first, and removes it', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z')
    const world = createWorld({ now: () => now })
    const free = makeVisitor(world, 'free')
    await free.ask(library.add, likes('track', TRACK))
    expect(await free.status(library.add, likes('track', TRACK))).toBe(500)
    now += minutes(1)
    await free.ask(library.add, likes('track', TRACK - 1))

    const mine = { params: { userId: 'me' } }
    const { pagination } = await free.ask(library.tracks, mine)
    expect(pagination.items.slice(0, 2).map(({ id }) => id)).toEqual([TRACK - 1, TRACK])
    expect(pagination.items[0]?.added_at).toBe('2026-11-20T12:01:00.000000Z')
    expect((await free.ask(bootstrap.get)).data.likes['track']).toMatchObject({ [TRACK]: true })
    expect(
      (await free.ask(tracks.show, { params: { id: TRACK }, query: { loader: 'trackPage' } })).track.likes_count,
    ).toBe(1)

    await free.ask(library.remove, likes('track', TRACK))
    expect((await free.ask(bootstrap.get)).data.likes['track']).not.toHaveProperty(String(TRACK))
  })

  it('searches and sorts the library', async () => {
    const free = makeVisitor(createWorld(), 'free')
    const names = async (query: Record<string, unknown>) =>
      (await free.ask(library.tracks, { params: { userId: 'me' }, query })).pagination.items.map(({ name }) => name)
    const byName = await names({ orderBy: 'name', orderDir: 'asc' })
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('lv').compare))
    const [first = ''] = byName
    expect(await names({ query: first })).toContain(first)
  })

  it('returns 30 tracks per page, and 15 albums or artists', async () => {
    const free = makeVisitor(createWorld(), 'free')
    const mine = { params: { userId: 'me' } }
    expect((await free.ask(library.tracks, mine)).pagination).toMatchObject({ perPage: 30, next: 2 })
    expect((await free.ask(library.albums, mine)).pagination.perPage).toBe(15)
    expect((await free.ask(library.artists, mine)).pagination.items.length).toBeGreaterThan(0)
  })
})

describe('library.history', () => {
  it('lists every play, latest first, to the listener only', async () => {
    const world = createWorld()
    const subscriber = makeVisitor(world, 'subscriber')
    await subscriber.ask(player.logPlay, { params: { trackId: 77 }, body: { queueId: 'track.77.*' } })
    const { pagination } = await subscriber.ask(library.history, { params: { userId: 5 } })
    expect(pagination).toMatchObject({ perPage: 30, next: 2 })
    expect(pagination.items[0]?.id).toBe(77)
    expect(await makeVisitor(world, 'free').status(library.history, { params: { userId: 5 } })).toBe(403)
  })
})

describe('reposts.toggle', () => {
  it('adds, counts, lists and removes a repost', async () => {
    const free = makeVisitor(createWorld(), 'free')
    const repost = { body: { repostable_type: 'track', repostable_id: TRACK } }
    expect((await free.ask(reposts.toggle, repost)).action).toBe('added')
    expect((await free.ask(bootstrap.get)).data.reposts).toEqual({ track: { [TRACK]: true } })
    expect(
      (await free.ask(tracks.show, { params: { id: TRACK }, query: { loader: 'trackPage' } })).track.reposts_count,
    ).toBe(1)
    const { pagination } = await free.ask(reposts.ofUser, { params: { userId: 3 } })
    expect(pagination.items.map(({ repostable }) => repostable?.id)).toEqual([TRACK])
    expect((await free.ask(reposts.toggle, repost)).action).toBe('removed')
    expect((await free.ask(bootstrap.get)).data.reposts).toEqual({})
  })
})

describe('profile handlers', () => {
  it('follows a person once and never the user themselves', async () => {
    const world = createWorld()
    const free = makeVisitor(world, 'free')
    const artist = { params: { id: 2 } }
    const followers = async () =>
      (await free.ask(profiles.show, { ...artist, query: { loader: 'userProfilePage' } })).user.followers_count ?? 0
    const before = await followers()
    await free.ask(profiles.follow, artist)
    await free.ask(profiles.follow, artist)
    expect(await followers()).toBe(before + 1)
    expect((await free.ask(profiles.followedIds, { params: { id: 'me' } })).ids).toEqual([2])
    expect((await free.ask(profiles.followed, { params: { id: 3 } })).pagination.items[0]?.display_name).toBe(
      'Raimonds Ozols',
    )
    await free.ask(profiles.unfollow, artist)
    expect(await followers()).toBe(before)
    expect(await free.status(profiles.follow, { params: { id: 3 } })).toBe(422)
  })

  it('updates the user’s own profile', async () => {
    const free = makeVisitor(createWorld(), 'free')
    const body = {
      user: { username: 'Anna B.' },
      profile: { city: 'Rīga', description: 'Dziedu līdzi.' },
      links: [{ url: 'https://example.org/', title: 'Lapa' }],
    }
    await free.ask(profiles.update, { body })
    const { user } = await free.ask(profiles.show, { params: { id: 3 }, query: { loader: 'userProfilePage' } })
    expect(user).toMatchObject({ display_name: 'Anna B.', profile: { city: 'Rīga', country: null }, links: body.links })
    expect((await free.ask(bootstrap.get)).data.user?.display_name).toBe('Anna B.')
  })

  it('shows a child only to themselves and their parents', async () => {
    const world = createWorld()
    const child = { params: { id: 10 }, query: { loader: 'userProfilePage' } }
    const statuses = (['child', 'parent', 'free', 'guest'] as const).map((persona) =>
      makeVisitor(world, persona).status(profiles.show, child),
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404])
  })

  it('returns the remaining upload minutes, or null without a limit', async () => {
    const world = createWorld()
    const left = async (persona: 'artist' | 'free') =>
      (await makeVisitor(world, persona).ask(users.minutesLeft, { params: { id: 'me' } })).minutesLeft
    expect(await left('artist')).toBeGreaterThan(0)
    expect(await left('artist')).toBeLessThan(600)
    expect(await left('free')).toBeNull()
  })
})
