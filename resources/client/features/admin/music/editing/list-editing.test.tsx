import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openSite } from '@tests/site'

type Options = Parameters<typeof openSite>[1]

/** Opens a list as an administrator; `row` returns the row of a record. */
async function openList(list: string, options: Partial<Options> = {}) {
  const site = await openSite(`/admin/${list}`, { as: 'admin', ...options })
  await screen.findAllByRole('rowheader')
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('tr') ?? document.body)
  const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).queryByRole('link')?.textContent)
  return { ...site, row, names }
}

/** Opens a list, and the field that renames its first record. */
async function openAndRename(list: string, options: Partial<Options> = {}) {
  const site = await openList(list, options)
  const name = site.names()[0] ?? ''
  await site.user.click(site.row(name).getByRole('button', { name: `Rename “${name}”` }))
  const field = screen.getByRole('textbox', { name: `Rename “${name}”` })
  expect(field).toHaveFocus()
  return { ...site, name, field }
}

describe('names in lists of the admin area', () => {
  it('renames a song with Enter, keeps the rest of it, its place, and the focus on its row', async () => {
    const { user, world, names, name, field } = await openAndRename('tracks')
    const before = world.db.tracks.all().find((track) => track.name === name)
    const others = names().slice(1)
    await user.clear(field)
    await user.type(field, 'Zzz{Enter}')
    expect(names()).toEqual(['Zzz', ...others])
    expect(document.activeElement).toBe(screen.getByRole('rowheader', { name: /^Zzz/ }).closest('tr'))
    expect(await screen.findByText(`Saved. Rename “${name}”`)).toHaveRole('status')
    const { name: renamed, updated_at: _, ...rest } = world.db.tracks.get(before?.id ?? 0) ?? {}
    expect(renamed).toBe('Zzz')
    expect(before).toMatchObject(rest)
    expect(names()).toEqual(['Zzz', ...others])
  })

  it('keeps the songs of a renamed album', async () => {
    const { user, world, name, field } = await openAndRename('albums')
    const album = world.db.albums.all().find((each) => each.name === name)
    const songs = () => world.db.tracks.all().filter((track) => track.album?.id === album?.id)
    const before = songs().map(({ id }) => id)
    await user.clear(field)
    await user.type(field, 'Jauns{Enter}')
    await waitFor(() => expect(world.db.albums.get(album?.id ?? 0)?.name).toBe('Jauns'))
    expect(songs().map(({ id }) => id)).toEqual(before)
  })

  it('reverts with Escape, and saves nothing', async () => {
    const { user, world, names, name, field } = await openAndRename('artists')
    await user.type(field, '!{Escape}')
    expect(screen.queryByRole('textbox', { name: /^Rename/ })).toBeNull()
    expect(names()[0]).toBe(name)
    expect(world.db.artists.all().some((artist) => artist.name.endsWith('!'))).toBe(false)
  })

  it('saves on leaving the field only if the name has changed', async () => {
    const { user, world, row, name } = await openAndRename('tags')
    const tag = () => world.db.tags.all().find((each) => (each.display_name || each.name) === name)
    const before = tag()
    await user.click(screen.getByRole('searchbox', { name: 'Search' }))
    expect(tag()).toEqual(before)
    await user.click(row(name).getByRole('button', { name: `Rename “${name}”` }))
    await user.type(screen.getByRole('textbox', { name: `Rename “${name}”` }), '!!')
    await user.click(screen.getByRole('searchbox', { name: 'Search' }))
    await waitFor(() => expect(world.db.tags.get(before?.id ?? 0)?.['display_name']).toMatch(/!!$/))
    expect(world.db.tags.get(before?.id ?? 0)).toMatchObject({ name: before?.name, type: before?.type })
  })

  it('opens the field again with the server’s message, below the refused name', async () => {
    const { user, names, name, field } = await openAndRename('playlists')
    await user.clear(field)
    await user.type(field, 'ab{Enter}')
    const again = await screen.findByRole('textbox', { name: `Rename “${name}”` })
    expect(again).toHaveValue('ab')
    expect(again).toHaveFocus()
    expect(again).toHaveAccessibleDescription('The name must be at least 3 characters.')
    await user.keyboard('{Escape}')
    expect(names()[0]).toBe(name)
  })

  it.each([{ kind: 'status', status: 429 }, { kind: 'network' }] as const)(
    'keeps the typed name in its cell after a failure ($kind), and saves it by a retry',
    async (fault) => {
      const { user, world, names, name, field } = await openAndRename('artists')
      world.faults.set([{ ...fault, endpoint: 'artists.update' }])
      await user.type(field, '!{Enter}')
      const retry = await screen.findByRole('button', { name: 'Try again' })
      const again = screen.getByRole('textbox', { name: `Rename “${name}”` })
      expect(again).toHaveValue(`${name}!`)
      expect(again).toHaveAccessibleDescription(/./)
      world.faults.set([])
      await user.click(retry)
      await waitFor(() => expect(names()[0]).toBe(`${name}!`))
      await waitFor(() => expect(world.db.artists.all().some((artist) => artist.name === `${name}!`)).toBe(true))
    },
  )

  it('sends a refused name once, although the dialog with the server’s trace takes the focus', async () => {
    const { user, world, field, name } = await openAndRename('artists')
    world.faults.set([{ kind: 'status', status: 503, endpoint: 'artists.update' }])
    const real = fetch
    const sent = vi.fn()
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.method !== 'GET') sent()
      return real(request)
    })
    await user.type(field, '!{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: `Rename “${name}”` })).toHaveValue(`${name}!`)
    expect(sent).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('rolls back after a refusal, and shows the server’s message', async () => {
    const { user, world, names, name, field } = await openAndRename('artists')
    world.faults.set([
      { kind: 'status', endpoint: 'artists.update', status: 403, times: 1, body: { message: 'Not yours.' } },
    ])
    await user.type(field, '!{Enter}')
    expect(await screen.findByText('Not yours.')).toBeVisible()
    expect(names()[0]).toBe(name)
  })

  it('renames from the menu of a row', async () => {
    const { user, world, row, names } = await openList('genres')
    const name = names()[0] ?? ''
    const genre = world.db.genres.all().find((each) => each.display_name === name)
    await user.click(row(name).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const field = await screen.findByRole('textbox', { name: `Rename “${name}”` })
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'Jauns{Enter}')
    await waitFor(() => expect(world.db.genres.get(genre?.id ?? 0)?.display_name).toBe('Jauns'))
    expect(world.db.genres.get(genre?.id ?? 0)).toMatchObject({ name: genre?.name, image: genre?.image })
  })
})

describe('switches in lists of the admin area', () => {
  it('verifies an artist, and keeps the profile', async () => {
    const { user, world, row, names } = await openList('artists')
    const name = names()[0] ?? ''
    const before = world.db.artists.all().find((artist) => artist.name === name)
    const own = row(name).getByRole('switch', { name: `Verified: ${name}` })
    await user.click(own)
    expect(own).toHaveProperty('checked', !before?.verified)
    expect(await screen.findByText(`Saved. Verified: ${name}`)).toHaveRole('status')
    const { verified, updated_at: _, ...rest } = world.db.artists.get(before?.id ?? 0) ?? {}
    expect(verified).toBe(!before?.verified)
    expect(before).toMatchObject(rest)
  })

  it('publishes a playlist, and takes it back when the server refuses', async () => {
    const { user, world, row, names } = await openList('playlists')
    const name = names()[0] ?? ''
    const playlist = () => world.db.playlists.all().find((each) => each.name === name)
    const before = playlist()?.public
    const own = row(name).getByRole('switch', { name: `Public: ${name}` })
    world.faults.set([
      { kind: 'status', endpoint: 'playlists.update', status: 422, times: 1, body: { message: 'No.' } },
    ])
    await user.click(own)
    expect(await screen.findByText('No.')).toBeVisible()
    expect(own).toHaveProperty('checked', before)
    await user.click(own)
    await waitFor(() => expect(playlist()?.public).toBe(!before))
  })
})

describe('the popularity in the list of genres', () => {
  it('takes a number within its bounds', async () => {
    const { user, world, row, names } = await openList('genres')
    const name = names()[0] ?? ''
    const genre = world.db.genres.all().find((each) => each.display_name === name)
    await user.click(row(name).getByRole('button', { name: `Popularity: ${name}` }))
    const field = await screen.findByRole('textbox', { name: `Popularity: ${name}` })
    await user.clear(field)
    await user.type(field, '101{Enter}')
    expect(field).toHaveAccessibleDescription('Enter 100 or less')
    await user.clear(field)
    await user.type(field, '7{Enter}')
    await waitFor(() => expect(world.db.genres.get(genre?.id ?? 0)).toMatchObject({ popularity: 7, name: genre?.name }))
    expect(names()[0]).toBe(name)
  })
})
