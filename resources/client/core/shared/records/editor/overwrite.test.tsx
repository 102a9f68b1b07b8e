import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const TITLE = 'Overwrite newer changes?'
const ALBUM = '/admin/albums/1'

/** Saves the album as another editor would. */
const saveInAnotherTab = ({ db }: World) =>
  db.albums.update(1, {
    name: 'Viņu nosaukums',
    artists: db.artists.all().slice(0, 2),
    updated_at: '2030-01-01T00:00:00.000000Z',
  })

const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('draft:'))

async function conflict() {
  const site = await openSite(ALBUM, { as: 'admin' })
  await site.user.type(await nameField(), ' (mans)')
  const mine = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value
  saveInAnotherTab(site.world)
  await site.user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  const press = (name: string) => site.user.click(dialog.getByRole('button', { name }))
  return { ...site, dialog, mine, press }
}

describe('saving a record that someone else has saved meanwhile', () => {
  it('shows both versions field by field, focuses the harmless button, and keeps editing', async () => {
    const { dialog, mine, press, world } = await conflict()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    const nameRegion = within(dialog.getByRole('region', { name: 'Name' }))
    expect(nameRegion.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      mine,
      'Viņu nosaukums',
    ])
    const theirs = world.db.artists.all().slice(0, 2)
    expect(dialog.getByRole('region', { name: 'Artists' })).toHaveTextContent(theirs.map(({ name }) => name).join(', '))
    expect(dialog.getAllByRole('region')).toHaveLength(2)
    await press('Keep editing')
    expect(await nameField()).toHaveValue(mine)
    expect(world.db.albums.get(1)?.name).toBe('Viņu nosaukums')
  })

  it('accepts their version, and drops the draft', async () => {
    const { press, world } = await conflict()
    expect(drafts()).toHaveLength(1)
    await press('Use theirs')
    await waitFor(async () => expect(await nameField()).toHaveValue('Viņu nosaukums'))
    expect(drafts()).toEqual([])
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(world.db.albums.get(1)?.name).toBe('Viņu nosaukums')
  })

  it('overwrites their version', async () => {
    const { mine, press, world } = await conflict()
    await press('Overwrite')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.albums.get(1)?.name).toBe(mine)
  })
})

describe('a restored draft', () => {
  it('warns before it overwrites a record that was saved after the draft was typed', async () => {
    const first = await openSite(ALBUM, { as: 'admin' })
    await first.user.type(await nameField(), '!')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    const { user, world } = await openSite(ALBUM, { as: 'admin', prepare: (next) => void saveInAnotherTab(next) })
    expect(await screen.findByText('We restored your draft.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible()
    expect(world.db.albums.get(1)?.name).toBe('Viņu nosaukums')
  })
})
