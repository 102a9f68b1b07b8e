import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'
import { openSite } from '@tests/site'

/** A seeded private playlist of another user. */
const PRIVATE = 11

describe('playlists in the admin area', () => {
  it('finds private playlists, names their owner and deletes one', async () => {
    const filters = encodeFilters([{ key: 'public', operator: '=', value: false }])
    const { user, world } = await openSite(`/admin/playlists?filters=${encodeURIComponent(filters)}`, { as: 'admin' })
    const { name = '', owner_id: owner } = world.db.playlists.get(PRIVATE) ?? {}
    const row = within((await screen.findByRole('link', { name })).closest('tr') ?? document.body)
    expect(row.getByText(world.db.users.get(owner ?? 0)?.display_name ?? 'none')).toBeVisible()
    await user.click(row.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.playlists.get(PRIVATE)).toBeUndefined())
  })

  it('edits another user’s private playlist', async () => {
    const { user, world } = await openSite(`/admin/playlists/${PRIVATE}`, { as: 'admin' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Miega laiks')
    await user.click(screen.getByRole('checkbox', { name: 'Public' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.playlists.get(PRIVATE)).toMatchObject({ name: 'Miega laiks', public: true })
  })

  it('creates a playlist after a description that was too short', async () => {
    const { user, world } = await openSite('/admin/playlists/new', { as: 'admin' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Pavasarim')
    const description = screen.getByRole('textbox', { name: 'Description' })
    await user.type(description, 'Par īsu.')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('The description must be at least 20 characters.')).toBeVisible()
    await user.type(description, ' Tagad pietiekami gara.')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pavasarim' })).toBeVisible()
    expect(world.db.playlists.all().at(-1)).toMatchObject({ name: 'Pavasarim', public: false })
  })
})
