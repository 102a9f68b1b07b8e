import { describe, expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { channels } from '@/contract/groups/channels'
import { playlists } from '@/contract/groups/playlists'
import { tracks } from '@/contract/groups/tracks'

import { createWorld } from '../../site/create-world'
import { type Scenario, scenarios } from '../../state/scenarios/scenarios'
import { HUGE_PLAYLIST_ID } from '../../state/seeds/playlists'
import { makeVisitor } from '../../testing/make-visitor'

const world = createWorld()
const guest = makeVisitor(world)

describe('artist handlers', () => {
  it('returns albums, tracks, similar artists and followers', async () => {
    const page = await guest.ask(artists.show, { params: { id: 1 }, query: { loader: 'artistPage' } })
    expect(page.artist.likes_count).toBeGreaterThan(25)
    expect(page.artist.similar.map(({ id }) => id)).not.toContain(1)
    expect(page.albums?.items[0]?.tracks.length).toBeGreaterThan(0)
    expect(page.tracks?.total).toBeGreaterThan(0)
    expect(page.selectedAlbumLayout).toBe('grid')
  })

  it('omits data of inactive tabs and uses the layout from the cookie', async () => {
    const plain = createWorld()
    plain.db.settings.artistPage = {
      tabs: [
        { id: 2, active: true },
        { id: 4, active: false },
      ],
    }
    const cookies = { 'artistPage-albumLayout': 'list' }
    const page = await makeVisitor(plain).ask(
      artists.show,
      { params: { id: 1 }, query: { loader: 'artistPage' } },
      { cookies },
    )
    expect(page.albums).toBeUndefined()
    expect(page.tracks).toBeUndefined()
    expect(page.selectedAlbumLayout).toBe('list')
  })

  it('lists albums newest first, with tracks on request', async () => {
    const plainAlbums = await guest.ask(artists.albums, { params: { id: 1 } })
    const dates = plainAlbums.pagination.items.map(({ release_date }) => release_date ?? '')
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)))
    expect(plainAlbums.pagination.items.every((album) => album.tracks.length === 0)).toBe(true)
    const full = await guest.ask(artists.albums, { params: { id: 1 }, query: { loadAlbumTracks: true } })
    expect(full.pagination.items.every((album) => album.tracks.length > 0)).toBe(true)
  })

  it('lists 25 followers per page', async () => {
    const { pagination } = await guest.ask(artists.followers, { params: { id: 1 } })
    expect(pagination).toMatchObject({ perPage: 25, next: 2 })
    expect(Object.keys(pagination.items[0] ?? {})).not.toContain('email')
  })
})

describe('track and album handlers', () => {
  it('returns track sources only to the site’s own pages', async () => {
    const { track } = await guest.ask(tracks.show, { params: { id: 5 }, query: { loader: 'trackPage' } })
    expect(track.src).toBe('storage/track_media/5.wav')
    expect(track.album?.tracks.map(({ number }) => number)).toContain(track.number)
    for (const referer of [null, 'http://elsewhere.test/', 'http://dziesma.test/api-docs']) {
      const { response } = await guest.send(
        tracks.show,
        { params: { id: 5 }, query: { loader: 'trackPage' } },
        { referer },
      )
      expect(response.status).toBe(401)
    }
  })

  it('lists an album’s tracks in order', async () => {
    const { album } = await guest.ask(albums.show, { params: { id: 3 }, query: { loader: 'albumPage' } })
    expect(album.tracks.map(({ number }) => number)).toEqual(album.tracks.map((_, index) => index + 1))
    expect(album.genres.length).toBeGreaterThan(0)
  })
})

describe('playlist handlers', () => {
  it('pages through 10,000 tracks, each with its position', async () => {
    const visitor = makeVisitor(createWorld({ scenario: 'huge' }))
    const page = await visitor.ask(playlists.show, {
      params: { id: HUGE_PLAYLIST_ID },
      query: { loader: 'playlistPage' },
    })
    expect(page.playlist.tracks_count).toBe(10_000)
    expect(page.tracks).toMatchObject({ perPage: 30, next: 2 })
    const end = { params: { id: HUGE_PLAYLIST_ID }, query: { page: 100, perPage: 100 } }
    const last = await visitor.ask(playlists.tracks, end)
    expect(last.pagination.items.at(-1)?.position).toBe(10_000)
    expect(last.pagination.next).toBeNull()
  })

  it('shows a private playlist only to its owner', async () => {
    const isPrivate = { params: { id: 11 } }
    expect(await guest.status(playlists.show, { ...isPrivate, query: { loader: 'playlistPage' } })).toBe(403)
    expect(await guest.status(playlists.tracks, isPrivate)).toBe(403)
    expect(
      await makeVisitor(world, 'subscriber').status(playlists.show, {
        ...isPrivate,
        query: { loader: 'playlistPage' },
      }),
    ).toBe(200)
  })

  it('returns the total duration', async () => {
    const { totalDuration, tracks: page } = await guest.ask(playlists.show, {
      params: { id: 10 },
      query: { loader: 'playlistPage' },
    })
    expect(totalDuration).toBe(page.items.reduce((sum, { duration }) => sum + (duration ?? 0), 0))
  })
})

describe('music handlers', () => {
  it('rejects users without permission to view music', async () => {
    const strict = createWorld()
    strict.db.roles.update(1, { permissions: [] })
    const stranger = makeVisitor(strict)
    expect(await stranger.status(channels.show, { params: { idOrSlug: 1 }, query: { loader: 'channelPage' } })).toBe(
      403,
    )
    expect(await stranger.status(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })).toBe(403)
    expect(
      await makeVisitor(strict, 'admin').status(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }),
    ).toBe(200)
  })
})

describe('channels.show', () => {
  it.each(Object.keys(scenarios) as Scenario[])('returns the home page of the %s site', async (scenario) => {
    const visitor = makeVisitor(createWorld({ scenario }))
    const { channel } = await visitor.ask(channels.show, {
      params: { idOrSlug: 'sakums' },
      query: { loader: 'channelPage' },
    })
    const sections = channel.content?.items ?? []
    expect(sections).toHaveLength(6)
    const visibleItems = sections.flatMap((section) =>
      section.model_type === 'channel' ? (section.content?.items ?? []) : [],
    )
    expect(visibleItems.length > 0).toBe(scenario !== 'empty' && scenario !== 'own')
    const second = {
      params: { idOrSlug: 'jaunumi' },
      query: { loader: 'channelPage', returnContentOnly: true, page: 2 },
    }
    const more = await visitor.ask(channels.content, second)
    expect(more.pagination.items.length > 0).toBe(scenario !== 'empty' && scenario !== 'own')
    expect(Object.keys(more)).toEqual(['pagination'])
  })
})
