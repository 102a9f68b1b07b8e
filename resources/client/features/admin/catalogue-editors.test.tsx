import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { World } from '@mock/world'
import { openSite } from '@tests/site'

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

describe('the genre editor', () => {
  it('creates a genre', async () => {
    const { user, world } = await openSite('/admin/genres/new', { as: 'admin' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Polkas')
    await user.type(screen.getByRole('textbox', { name: 'Name in addresses' }), 'polkas')
    await user.type(screen.getByRole('textbox', { name: 'Popularity' }), '7')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Polkas' })).toBeVisible()
    expect(world.db.genres.all().at(-1)).toMatchObject({ name: 'polkas', display_name: 'Polkas', popularity: 7 })
  })

  it('renames a genre in the songs that have it', async () => {
    const { user, world } = await openSite('/admin/genres/1', { as: 'admin' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Šūpuļdziesmas mazajiem')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.genres.get(1)?.display_name).toBe('Šūpuļdziesmas mazajiem'))
    const tagged = world.db.tracks.all().flatMap(({ genres }) => genres.filter(({ id }) => id === 1))
    expect(tagged.length).toBeGreaterThan(0)
    expect(new Set(tagged.map((genre) => genre.display_name))).toEqual(new Set(['Šūpuļdziesmas mazajiem']))
  })

  it('deletes a genre from the editor', async () => {
    const { user, world } = await openSite('/admin/genres/2', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Genres' })).toBeVisible()
    expect(world.db.genres.get(2)).toBeUndefined()
    expect(screen.getByText('Deleted 1 record')).toBeVisible()
  })
})

describe('the tag editor', () => {
  it('renames a tag in the songs that have it', async () => {
    const { user, world } = await openSite('/admin/tags/1', { as: 'admin' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Ziemas naktīm')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.tags.get(1)?.display_name).toBe('Ziemas naktīm'))
    const tagged = world.db.tracks.all().flatMap(({ tags }) => tags.filter(({ id }) => id === 1))
    expect(new Set(tagged.map((tag) => tag.display_name))).toEqual(new Set(['Ziemas naktīm']))
  })
})

describe('a refused write of a genre or tag', () => {
  it.each([
    ['genres.create', '/admin/genres/new'],
    ['genres.update', '/admin/genres/1'],
    ['tags.create', '/admin/tags/new'],
    ['tags.update', '/admin/tags/1'],
  ])('keeps what was typed after a refused %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const name = await screen.findByRole('textbox', { name: 'Name in addresses' })
    await user.clear(name)
    await user.type(name, 'polkas')
    await user.click(screen.getByRole('button', { name: /^(Create|Save)$/ }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(name).toHaveValue('polkas')
  })

  it.each([
    ['genres.remove', '/admin/genres'],
    ['tags.remove', '/admin/tags'],
  ])('shows the message of %s, and keeps the row', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select [^a]/ })
    if (box) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(`Could not delete records: No ${endpoint}.`)).toBeVisible()
  })
})
