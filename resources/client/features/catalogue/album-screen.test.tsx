import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite, sound } from '@tests/site'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const songs = () => screen.findByRole('list', { name: 'Songs' })
const player = () => screen.findByRole('region', { name: 'Player' })
const fault =
  (more: Partial<Fault>) =>
  ({ faults }: World) =>
    faults.set([{ endpoint: 'albums.show', ...more } as Fault])

describe('AlbumScreen', () => {
  it('shows the artist, the release year and the tracks in order', async () => {
    await openSite('/album/2')
    expect(await heading('Seven Hills Away')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('2025').parentElement).toHaveTextContent(/^2025 · 14 songs · 25:39/)
    const [artist] = main.getAllByRole('link', { name: 'The Pocket Orchestra' })
    expect(artist).toHaveAttribute('href', '/artist/21/the-pocket-orchestra')
    const rows = within(await songs()).getAllByRole('listitem')
    expect(rows).toHaveLength(14)
    expect(rows[0]).toHaveTextContent(/^1Ballad for a Shy Fawn.*1:47$/)
    expect(document.title).toBe('Seven Hills Away - Dziesma')
  })

  it('shows the description if there is one', async () => {
    const description = 'Ierakstīts Siguldā.\nMaijā.'
    await openSite('/album/2', { prepare: ({ db }) => void db.albums.update(2, { description }) })
    expect(screen.getByText(/Ierakstīts Siguldā\./)).toBeVisible()
  })

  it('shows an empty state and disables Play for an album without tracks', async () => {
    const prepare = ({ db }: World) => {
      for (const { id, album } of db.tracks.all()) if (album?.id === 2) db.tracks.update(id, { album: null })
    }
    await openSite('/album/2', { prepare })
    expect(screen.getByRole('heading', { name: 'This album has no songs yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to The Pocket Orchestra' })).toHaveAttribute(
      'href',
      '/artist/21/the-pocket-orchestra',
    )
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Play' })).toBeDisabled()
  })

  it('omits release year, cover and artist when they are missing', async () => {
    const prepare = ({ db }: World) => void db.albums.update(2, { release_date: null, image: null, artists: [] })
    await openSite('/album/2', { prepare })
    expect(screen.getByText('25:39').parentElement).toHaveTextContent(/^14 songs · 25:39/)
  })

  it('shows the release date and links to its genres and tags', async () => {
    const prepare = ({ db }: World) =>
      void db.albums.update(2, {
        release_date: '2025-03-07T00:00:00.000000Z',
        genres: db.genres.all().slice(0, 1),
        tags: [{ id: 1, name: 'ziema', display_name: 'Ziema' }],
      })
    await openSite('/album/2', { prepare })
    expect(screen.getByText('Released March 7, 2025')).toBeVisible()
    const links = within(screen.getByRole('list', { name: 'Genres and tags' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/^\/genre\/./), '/tag/ziema'])
  })

  it('lets a signed-in user add a comment', async () => {
    const { user, world } = await openSite('/album/1', { as: 'free' })
    const comments = within(await screen.findByRole('region', { name: 'Comments' }))
    expect((await comments.findAllByRole('listitem')).length).toBeGreaterThan(3)
    await user.type(comments.getByRole('textbox', { name: 'Your comment' }), 'Skaists albums')
    await user.click(comments.getByRole('button', { name: 'Comment' }))
    expect(await comments.findByText('Skaists albums')).toBeVisible()
    expect(world.db.comments.all().at(-1)).toMatchObject({
      commentable_type: 'album',
      commentable_id: 1,
      content: 'Skaists albums',
    })
  })

  it.each([
    [
      'the site disables them',
      'free',
      ({ db }: World) => void (db.settings.player = { ...db.settings.player, track_comments: false }),
    ],
    ['the profile is a child', 'child', () => {}],
  ] as const)('hides comments when %s', async (_, as, prepare) => {
    await openSite('/album/1', { as, prepare })
    expect(await songs()).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
  })

  it('shows a skeleton while it loads', async () => {
    await openSite('/album/2', { embedded: false, prepare: fault({ kind: 'timeout' }) })
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(document.title).toBe('Dziesma')
  })
})

describe('playing an album', () => {
  const button = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })

  it('starts with the clicked track and pauses on a second click', async () => {
    const { user } = await openSite('/album/2')
    await user.click(button('Play Puppy Outwits the Giant'))
    act(() => sound.player.respond())
    expect(await player()).toHaveTextContent('Puppy Outwits the Giant')
    expect(button('Pause Puppy Outwits the Giant')).toHaveAttribute('aria-current', 'true')
    await user.click(button('Pause Puppy Outwits the Giant'))
    expect(button('Play Puppy Outwits the Giant')).toBeVisible()
  })

  it('starts with the first track from the album’s Play button', async () => {
    const { user } = await openSite('/album/2')
    await user.click(button('Play'))
    act(() => sound.player.respond())
    expect(await player()).toHaveTextContent('Ballad for a Shy Fawn')
    expect(button('Pause')).toBeVisible()
  })

  it('shows the album cover and a link to the track page in the player', async () => {
    const { user } = await openSite('/album/2')
    await user.click(button('Play Ballad for a Shy Fawn'))
    const bar = within(await player())
    const song = bar.getByRole('link', { name: 'Ballad for a Shy Fawn' })
    expect(song.getAttribute('href')).toMatch(/^\/track\/\d+\/ballad-for-a-shy-fawn$/)
    const cover = (await player()).querySelector('img')
    expect(cover).toHaveAttribute('src', 'http://dziesma.test/storage/album_images/2.svg')
  })

  it('continues across navigation', async () => {
    const { user } = await openSite('/album/2')
    await user.click(button('Play Ballad for a Shy Fawn'))
    act(() => sound.player.respond())
    const [artist] = within(screen.getByRole('main')).getAllByRole('link', { name: 'The Pocket Orchestra' })
    if (artist) await user.click(artist)
    expect(await heading('The Pocket Orchestra')).toBeVisible()
    expect(await player()).toHaveTextContent('Ballad for a Shy Fawn')
    expect(sound.player.isSounding()).toBe(true)
  })
})

describe('AlbumScreen when loading fails', () => {
  it.each([
    [{ kind: 'status', status: 500 }, 'There was an issue. Please try again.'],
    [{ kind: 'status', status: 403 }, "You don't have permission to see this"],
    [{ kind: 'status', status: 429 }, 'Too many requests. Please wait a moment.'],
    [{ kind: 'status', status: 503 }, "We're doing some maintenance. Please check back soon."],
    [{ kind: 'network' }, 'No connection'],
    [{ kind: 'truncated' }, 'There was an issue. Please try again.'],
    [{ kind: 'html' }, 'There was an issue. Please try again.'],
    [{ kind: 'wrongShape' }, 'There was an issue. Please try again.'],
  ] as const)('shows the reason for %j and loads on retry', async (cause, text) => {
    const { user, world } = await openSite('/album/2', { embedded: false, prepare: fault(cause) })
    expect(await heading(text)).toBeVisible()
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(2)
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Seven Hills Away')).toBeVisible()
  })

  it.each(['/album/999999', '/album/abc'])('shows not-found inside the player layout for %s', async (path) => {
    await openSite(path)
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Take me there!' })).toHaveAttribute('href', '/')
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(2)
    expect(document.title).toBe('Page not found - Dziesma')
  })
})
