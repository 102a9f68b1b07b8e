import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { roles } from '@mock/state/seeds/roles'
import { openSite } from '@tests/site'

const press = (name: string) => screen.findByRole('button', { name })

describe('creating what a field has not found', () => {
  it('creates the typed artist in a dialog, and adds it beside the others', async () => {
    const { user, world } = await openSite('/admin/albums/1', { as: 'admin' })
    const count = world.db.artists.all().length
    await user.click(await screen.findByRole('combobox', { name: 'Artists' }))
    await user.paste('Jaunie Dundurieši')
    await user.click(await screen.findByRole('option', { name: 'Create artist “Jaunie Dundurieši”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New artist' }))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Jaunie Dundurieši')
    expect(world.db.artists.all()).toHaveLength(count)
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    const chips = within(await screen.findByRole('list', { name: 'Artists' }))
    expect(await chips.findByText('Jaunie Dundurieši')).toBeVisible()
    await user.click(await press('Save'))
    await screen.findByText('Saved')
    expect(world.db.albums.get(1)?.artists.map(({ name }) => name)).toContain('Jaunie Dundurieši')
  })

  it('creates the typed album, and chooses it for the song', async () => {
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const field = await screen.findByRole('combobox', { name: 'Album' })
    await user.clear(field)
    await user.paste('Polkas rītam')
    await user.click(await screen.findByRole('option', { name: 'Create album “Polkas rītam”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New album' }))
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Album' })).toHaveValue('Polkas rītam'))
    await user.click(await press('Save'))
    await screen.findByText('Saved')
    expect(world.db.tracks.get(1)?.album?.name).toBe('Polkas rītam')
  })

  it('offers none to users who may not create it', async () => {
    const { user } = await openSite('/admin/albums/1', {
      as: 'free',
      prepare: ({ db }) => {
        const names = ['admin.access', 'albums.view', 'albums.update', 'artists.view', 'music.view']
        db.roles.update(roles.users.id, { permissions: names.map((name) => ({ name, restrictions: [] })) })
      },
    })
    await user.click(await screen.findByRole('combobox', { name: 'Artists' }))
    await user.paste('Jaunie Dundurieši')
    expect(await screen.findByText('No results')).toBeVisible()
    expect(screen.queryByRole('option', { name: /Create artist/ })).toBeNull()
  })
})
