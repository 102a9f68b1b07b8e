import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

describe('the genre editor', () => {
  it('creates a genre', async () => {
    const { user, world } = await openSite('/admin/genres/new', { as: 'admin' })
    const urlName = await screen.findByRole('textbox', { name: 'URL name' })
    expect(urlName).toHaveAccessibleDescription(/^It follows the name until you write another one\./)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Polkas')
    expect(urlName).toHaveValue('polkas')
    await user.type(screen.getByRole('textbox', { name: 'Popularity' }), '7')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Polkas' })).toBeVisible()
    expect(world.db.genres.all().at(-1)).toMatchObject({ name: 'polkas', display_name: 'Polkas', popularity: 7 })
  })

  it('keeps the URL name that the user has written', async () => {
    const { user } = await openSite('/admin/genres/new', { as: 'admin' })
    const urlName = await screen.findByRole('textbox', { name: 'URL name' })
    await user.type(urlName, 'dejas')
    expect(urlName).toHaveAccessibleDescription('Part of the genre’s URL: /genre/rock')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Polkas')
    expect(urlName).toHaveValue('dejas')
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

  it('derives the URL name of a new tag from its name until the user writes another one', async () => {
    const { user } = await openSite('/admin/tags/new', { as: 'admin' })
    const urlName = await screen.findByRole('textbox', { name: 'URL name' })
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(urlName).toHaveAccessibleDescription(/^It follows the name until you write another one\./)
    await user.type(name, 'Šūpuļi')
    expect(urlName).toHaveValue('supuli')
    await user.clear(urlName)
    await user.type(urlName, 'miegs')
    await user.type(name, '!')
    expect(urlName).toHaveValue('miegs')
    expect(urlName).toHaveAccessibleDescription('Part of the tag’s URL: /tag/lullaby')
  })

  it('keeps the URL name of a saved tag', async () => {
    const { user, world } = await openSite('/admin/tags/1', { as: 'admin' })
    const urlName = await screen.findByRole('textbox', { name: 'URL name' })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    expect(urlName).toHaveValue(world.db.tags.get(1)?.name)
  })
})
