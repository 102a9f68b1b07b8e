import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const part = (name: string) => screen.findByRole('region', { name })
const broken = (endpoint: string): Fault => ({ kind: 'status', status: 500, endpoint })

/** Assigns the first `count` albums to one artist. */
const giveAlbums =
  (count: number) =>
  ({ db }: World) => {
    const artist = db.artists.get(21)
    for (const { id, artists } of db.albums.all()) {
      db.albums.update(id, { artists: artist && id <= count ? [artist] : artists.filter((other) => other.id !== 21) })
    }
  }

describe('ArtistScreen', () => {
  it('shows the header, top tracks, albums, description and similar artists', async () => {
    const { user } = await openSite('/artist/21')
    expect(await heading('The Pocket Orchestra')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('24 followers')).toBeVisible()
    expect(
      within(main.getByRole('list', { name: 'Genres' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Instrumentālā mūzika', 'Muzikālās pasakas'])
    const popular = within(await screen.findByRole('list', { name: 'Popular songs' }))
    expect(popular.getAllByRole('listitem')).toHaveLength(5)
    const albums = within(await part('Albums'))
    expect(await albums.findAllByRole('article')).toHaveLength(3)
    expect(albums.queryByRole('button', { name: 'Show more' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'About' }))
    expect(await part('About')).toHaveTextContent('The Pocket Orchestra: instrumentālā mūzika, muzikālās pasakas.')
    await user.click(screen.getByRole('tab', { name: 'Similar artists' }))
    expect(window.location.search).toBe('?tab=similar')
    expect(within(await screen.findByRole('list', { name: 'Similar artists' })).getAllByRole('article')).toHaveLength(
      10,
    )
    expect(document.title).toBe('The Pocket Orchestra - Dziesma')
  })

  it('plays the top tracks', async () => {
    const { user } = await openSite('/artist/21')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Play' }))
    const [first] = within(await screen.findByRole('list', { name: 'Popular songs' })).getAllByRole('button')
    const name = first?.textContent ?? ''
    expect(first).toHaveAccessibleName(`Pause ${name}`)
    expect(await screen.findByRole('region', { name: 'Player' })).toHaveTextContent(name)
  })

  it('shows only the name of an artist without tracks and albums', async () => {
    const prepare = (world: World) => {
      giveAlbums(0)(world)
      const { db } = world
      for (const { id, artists } of db.tracks.all()) {
        if (artists.some((artist) => artist.id === 21)) db.tracks.update(id, { artists: [] })
      }
      db.artists.update(21, { genres: [], description: null, image_small: null })
    }
    await openSite('/artist/21', { prepare })
    expect(await heading('The Pocket Orchestra')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Albums' })).toBeNull())
    expect(within(screen.getByRole('main')).queryByRole('region')).toBeNull()
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Play' })).toBeNull()
  })

  it('shows not-found for an unknown id', async () => {
    await openSite('/artist/999999')
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })

  it('loads on retry after a failure', async () => {
    const prepare = ({ faults }: World) => faults.set([broken('artists.show')])
    const { user, world } = await openSite('/artist/21', { embedded: false, prepare })
    expect(await heading('There was an issue. Please try again.')).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('The Pocket Orchestra')).toBeVisible()
  })
})

describe('ArtistAlbums', () => {
  it('loads further pages after the one included with the artist', async () => {
    const { user } = await openSite('/artist/21', { prepare: giveAlbums(12) })
    const albums = within(await part('Albums'))
    expect(albums.getAllByRole('article')).toHaveLength(5)
    await user.click(albums.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(albums.getAllByRole('article')).toHaveLength(10))
    await user.click(albums.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(albums.getAllByRole('article')).toHaveLength(12))
    expect(albums.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('shows covers first, switches to albums with their songs, and stores the choice', async () => {
    const { user } = await openSite('/artist/21')
    const albums = within(await part('Albums'))
    expect(albums.getByRole('list', { name: 'Albums' })).toBeVisible()
    expect(albums.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(albums.getByRole('button', { name: 'Albums with songs' }))
    expect(albums.queryByRole('list', { name: 'Albums' })).toBeNull()
    expect(document.cookie).toContain('artistPage-albumLayout=list')
  })

  it.each([
    { setting: 'list', isGrid: false },
    { setting: 'grid', isGrid: true },
    { setting: '', isGrid: true },
  ])('starts with the view that the site has chosen: “$setting”', async ({ setting, isGrid }) => {
    await openSite('/artist/21', {
      prepare: ({ db }) => void (db.settings.player = { ...db.settings.player, default_artist_view: setting }),
    })
    const albums = within(await part('Albums'))
    expect(albums.queryAllByRole('list', { name: 'Albums' })).toHaveLength(isGrid ? 1 : 0)
  })

  it.each([500, 404])('keeps the rest of the page when loading fails with %i', async (status) => {
    const prepare = ({ db, faults }: World) => {
      db.settings.artistPage = { tabs: [] }
      faults.set([{ kind: 'status', status, endpoint: 'artists.albums' }])
    }
    const { user, world } = await openSite('/artist/21', { prepare })
    const albums = within(await part('Albums'))
    expect(await albums.findByRole('heading', { name: 'There was an issue. Please try again.' })).toBeVisible()
    expect(await heading('The Pocket Orchestra')).toBeVisible()
    world.faults.set([])
    await user.click(albums.getByRole('button', { name: 'Try again' }))
    expect(await albums.findAllByRole('article')).toHaveLength(3)
  })

  it('keeps the loaded albums when the next page fails', async () => {
    const { user, world } = await openSite('/artist/21', { prepare: giveAlbums(12) })
    const albums = within(await part('Albums'))
    world.faults.set([broken('artists.albums')])
    await user.click(albums.getByRole('button', { name: 'Show more' }))
    const retry = await albums.findByRole('button', { name: 'Try again' })
    expect(albums.getAllByRole('article')).toHaveLength(5)
    world.faults.set([])
    await user.click(retry)
    await waitFor(() => expect(albums.getAllByRole('article')).toHaveLength(10))
  })
})

it('shows the tabs an administrator chose and opens the one in the URL', async () => {
  const tabs = [6, 4].map((id) => ({ id, active: true }))
  const { user } = await openSite('/artist/21?tab=tracks', {
    prepare: ({ db }) => void (db.settings.artistPage = { tabs }),
  })
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Followers', 'Songs'])
  expect(within(screen.getByRole('list', { name: 'Songs' })).getAllByRole('listitem')).toHaveLength(20)
  await user.click(screen.getByRole('tab', { name: 'Followers' }))
  expect(
    within(await screen.findByRole('list', { name: 'Followers' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(1)
})
