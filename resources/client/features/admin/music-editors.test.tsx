import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { World } from '@mock/world'
import { openSite } from '@tests/site'

describe('the editor of a track', () => {
  it('requires a duration, and saves a name with markup as text', async () => {
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const duration = await screen.findByRole('textbox', { name: 'Duration' })
    await user.clear(duration)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The duration field is required.')).toBeVisible()
    await user.click(duration)
    await user.paste('2:35')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.paste('<b>Rīta</b> rosme')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(1)).toMatchObject({ name: '<b>Rīta</b> rosme', duration: 155_000 })
  })

  it('requires an artist', async () => {
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const artists = within(await screen.findByRole('list', { name: 'Artists' }))
    for (const button of artists.getAllByRole('button')) await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The artists field is required.')).toBeVisible()
    expect(world.db.tracks.get(1)?.artists).not.toEqual([])
  })
})

describe('the editor of an album', () => {
  it('detaches a track, which stays on the site, and undoes that', async () => {
    const { user, world } = await openSite('/admin/albums/1', { as: 'admin' })
    const before = world.db.tracks.all().filter(({ album }) => album?.id === 1)
    const remove = { name: `Remove ${before[0]?.name}` }
    await user.click(await screen.findByRole('button', remove))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('button', remove)).toBeVisible()
    await user.click(screen.getByRole('button', remove))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(before[0]?.id ?? 0)?.album).toBeNull()
    expect(world.db.tracks.get(before[1]?.id ?? 0)).toMatchObject({ number: 1 })
  })

  it('deletes an album, but not its tracks', async () => {
    const { user, world } = await openSite('/admin/albums', { as: 'admin' })
    const actions = await screen.findAllByRole('button', { name: /^Actions for/ })
    const link = within(actions[0]?.closest('tr') ?? document.body).getByRole('link')
    const id = Number(link.getAttribute('href')?.split('/').at(-1))
    const own = world.db.tracks.all().filter(({ album }) => album?.id === id)
    await user.click(actions[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.albums.get(id)).toBeUndefined())
    expect(own.map((track) => world.db.tracks.get(track.id)?.album)).toEqual(own.map(() => null))
  })
})

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

describe('a refused write of music', () => {
  it.each([
    ['albums.update', '/admin/albums/3'],
    ['tracks.update', '/admin/tracks/3'],
  ])('keeps what was typed after a refused %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.paste('Polka')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(name).toHaveValue('Polka')
  })

  it.each([
    ['albums.remove', '/admin/albums'],
    ['tracks.remove', '/admin/tracks'],
  ])('shows the message of %s, and keeps the row', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select [^a]/ })
    if (box) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(`Could not delete records: No ${endpoint}.`)).toBeVisible()
  })

  it.each([
    ['albums.create', '/admin/albums/new'],
    ['tracks.create', '/admin/tracks/new'],
  ])('keeps what was typed after a refused %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    await user.click(await screen.findByRole('textbox', { name: 'Name' }))
    await user.paste('Polka')
    await user.click(screen.getByRole('combobox', { name: 'Artists' }))
    await user.paste('a')
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body)
    await user.tab()
    const duration = screen.queryByRole('textbox', { name: 'Duration' })
    if (duration) await user.click(duration)
    if (duration) await user.paste('2:35')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Polka')
  })
})
