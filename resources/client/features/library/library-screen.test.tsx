import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite, sound } from '@tests/site'

const main = () => within(screen.getByRole('main'))
const list = (name: string) => screen.findByRole('list', { name })
const links = async (name: string) => within(await list(name)).findAllByRole('link')

/** Replaces the user's likes with these tracks, the last one liked most recently. */
const liking =
  (...ids: number[]) =>
  ({ db }: World) => {
    for (const { id, user_id } of db.likes.all()) if (user_id === personas.free.id) db.likes.remove(id)
    ids.forEach((likeable_id, index) =>
      db.likes.insert({
        id: db.likes.nextId(),
        user_id: personas.free.id,
        likeable_type: 'track',
        likeable_id,
        created_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
      }),
    )
  }

const songs = async () =>
  within(await list('Songs'))
    .getAllByRole('button', { name: /^(Play|Pause) / })
    .map((button) => button.textContent)

const likedIds = ({ db }: World) =>
  db.likes
    .all()
    .filter(({ user_id }) => user_id === personas.free.id)
    .map(({ likeable_id }) => likeable_id)

describe('LibraryScreen', () => {
  it('sends guests to sign in and back', async () => {
    await openSite('/library/albums')
    expect(window.location.pathname + window.location.search).toBe('/login?returnTo=%2Flibrary%2Falbums')
  })

  it('opens the liked tracks first and links to the other sections', async () => {
    const { user } = await openSite('/library', { as: 'free' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your library' })).toBeVisible()
    expect(window.location.pathname).toBe('/library/songs')
    const sections = within(screen.getByRole('navigation', { name: 'Your library' }))
    expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Songs')
    await user.click(sections.getByRole('link', { name: 'Artists' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Artists' })).toBeInTheDocument()
    expect(document.title).toBe('Artists - Your library - Dziesma')
    expect((await links('Artists')).length).toBeGreaterThan(0)
  })

  it('shows not-found for an unknown section', async () => {
    await openSite('/library/socks', { as: 'free' })
    expect(document.title).toBe('Page not found - Dziesma')
  })

  it.each([
    ['songs', 'No liked songs yet'],
    ['albums', 'No liked albums yet'],
    ['artists', "You're not following any artists yet"],
  ])('shows an empty state without %s', async (section, title) => {
    await openSite(`/library/${section}`, { as: 'free', prepare: liking() })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find music' })).toHaveAttribute('href', '/')
    expect(main().queryByRole('searchbox')).toBeNull()
  })
})

describe('liked tracks', () => {
  const seen = { as: 'free', prepare: liking(15, 16, 17) } as const
  const names = ({ db }: World, ...ids: number[]) => ids.map((id) => db.tracks.get(id)?.name)

  it('sorts by like date or by the order in the URL', async () => {
    const { user, world } = await openSite('/library/songs', seen)
    expect(await songs()).toEqual(names(world, 17, 16, 15))
    await user.click(screen.getByRole('button', { name: 'Sort: Recently added' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Alphabetical' }))
    const sorted = names(world, 15, 16, 17).toSorted((a = '', b = '') => a.localeCompare(b, 'lv'))
    await waitFor(async () => expect(await songs()).toEqual(sorted))
    expect(window.location.search).toBe('?order=name')
  })

  it('filters by the search text until it is cleared', async () => {
    const { user, world } = await openSite('/library/songs', seen)
    const [name = ''] = names(world, 16)
    await user.type(await main().findByRole('searchbox'), name)
    await waitFor(async () => expect(await songs()).toEqual([name]))
    await user.type(main().getByRole('searchbox'), ' qqq')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(async () => expect(await songs()).toHaveLength(3))
    expect(window.location.search).toBe('')
  })

  it('plays from any row', async () => {
    const { user, world } = await openSite('/library/songs', seen)
    const [name = ''] = names(world, 16)
    await user.click(await screen.findByRole('button', { name: `Play ${name}` }))
    act(() => sound.player.respond())
    expect(await screen.findByRole('region', { name: 'Player' })).toHaveTextContent(name)
  })

  it('removes an unliked track immediately and restores it to its place on Undo', async () => {
    const { user, world } = await openSite('/library/songs', seen)
    const [first, middle = '', last] = names(world, 17, 16, 15)
    await user.click(await screen.findByRole('button', { name: `Like ${middle}`, pressed: true }))
    expect(await songs()).toEqual([first, last])
    await waitFor(() => expect(likedIds(world)).toEqual([15, 17]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await songs()).toEqual([first, middle, last])
    await waitFor(() => expect(likedIds(world)).toContain(16))
  })

  it('moves the focus after an unlike to the next row, else the last row, else the heading', async () => {
    const { user, world } = await openSite('/library/songs', seen)
    const [first = '', middle = '', last = ''] = names(world, 17, 16, 15)
    const heart = (name: string) => screen.findByRole('button', { name: `Like ${name}` })
    const press = async (name: string) => {
      act(() => screen.getByRole('button', { name: `Like ${name}` }).focus())
      await user.keyboard('{Enter}')
    }
    await heart(first)
    await press(first)
    await waitFor(async () => expect(await heart(middle)).toHaveFocus())
    await press(last)
    await waitFor(async () => expect(await heart(middle)).toHaveFocus())
    await press(middle)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Songs' })).toHaveFocus())
  })

  it('restores the track and shows an error when the server refuses the unlike', async () => {
    const { user, world } = await openSite('/library/songs', seen)
    world.faults.set([{ endpoint: 'library.remove', kind: 'status', status: 500 }])
    const [first = ''] = names(world, 17)
    await user.click(await screen.findByRole('button', { name: `Like ${first}` }))
    await waitFor(async () => expect(await songs()).toHaveLength(3))
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  })
})

describe('LibraryScreen when loading fails', () => {
  it('shows the reason and loads on retry', async () => {
    const fault = ({ faults }: World) => faults.set([{ endpoint: 'library.tracks', kind: 'status', status: 403 }])
    const { user, world } = await openSite('/library/songs', { as: 'free', prepare: fault })
    expect(await screen.findByRole('heading', { name: "You don't have permission to see this" })).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await songs()).length).toBeGreaterThan(0)
  })
})

it('lists a track in the play history once per play', async () => {
  const prepare = ({ db }: World) => {
    for (const { id } of db.plays.all()) db.plays.remove(id)
    for (const created_at of ['2026-01-01T10:00:00Z', '2026-01-02T10:00:00Z']) {
      db.plays.insert({
        id: db.plays.nextId(),
        listener: `user.${personas.free.id}`,
        user_id: personas.free.id,
        track_id: 15,
        created_at,
      })
    }
  }
  await openSite('/library/history', { as: 'free', prepare })
  expect(within(await list('History')).getAllByRole('listitem')).toHaveLength(2)
})
