import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'
import { makeArtist } from '@mock/state/factories/make-artist'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})
const MARKUP = '<img src=x onerror="document.title=1">'

const withHostileArtist = {
  as: 'admin' as const,
  prepare: ({ db }: World) =>
    void db.artists.insert(
      makeArtist({
        id: 5000,
        name: MARKUP,
        description: MARKUP,
        links: [{ url: 'javascript:alert(1)', title: MARKUP }],
        profile_images: ['storage/artist_media/1.svg', 'storage/artist_media/2.svg'],
      }),
    ),
}

describe('the list of artists', () => {
  it('filters by verification, and opens the page on the site', async () => {
    const filters = encodeFilters([{ key: 'verified', operator: '=', value: true }])
    const { user, world } = await openSite(`/admin/artists?filters=${encodeURIComponent(filters)}&perPage=100`, {
      as: 'admin',
    })
    const [known, unknown] = [true, false].map(
      (verified) => world.db.artists.all().find((artist) => artist.verified === verified)?.name ?? '',
    )
    const row = within((await screen.findByRole('link', { name: known ?? '' })).closest('tr') ?? document.body)
    expect(screen.queryByRole('link', { name: unknown ?? '' })).toBeNull()
    await user.click(row.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'View on the site' }))
    expect(await screen.findByRole('heading', { level: 1, name: known ?? '' })).toBeVisible()
  })

  it('deletes an artist, whose albums stay without the credit', async () => {
    const { user, world } = await openSite('/admin/artists/1', { as: 'admin' })
    const credited = world.db.albums.all().filter(({ artists }) => artists.some(({ id }) => id === 1))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.artists.get(1)).toBeUndefined())
    expect(credited.length).toBeGreaterThan(0)
    for (const { id } of credited) {
      expect(world.db.albums.get(id)?.artists.some((artist) => artist.id === 1)).toBe(false)
    }
  })

  it('shows the message of a refused deletion, and keeps the row', async () => {
    const { user } = await openSite('/admin/artists', refusing('artists.remove'))
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select [^a]/ })
    if (box) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Could not delete records: No artists.remove.')).toBeVisible()
  })
})

describe('the artist editor', () => {
  it('creates an artist with a profile, genres and links', async () => {
    const { user, world } = await openSite('/admin/artists/new', { as: 'admin' })
    const known = world.db.genres.get(1)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Polkas draugi')
    await user.click(screen.getByRole('checkbox', { name: 'Verified' }))
    const genres = screen.getByRole('combobox', { name: 'Genres' })
    await user.type(genres, `${known?.display_name},Deju mūzika,{Escape}`)
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Rīga')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await user.type(screen.getByRole('textbox', { name: 'Link 1 title' }), 'Mājaslapa')
    await user.type(screen.getByRole('textbox', { name: 'Link 1 URL' }), 'example.org')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Polkas draugi' })).toBeVisible()
    const artist = world.db.artists.all().at(-1)
    expect(artist).toMatchObject({
      ...{ name: 'Polkas draugi', verified: true, city: 'Rīga' },
      links: [{ url: 'https://example.org', title: 'Mājaslapa' }],
    })
    expect(artist?.genres.map(({ name }) => name)).toEqual([known?.name, 'deju-mūzika'])
  })

  it('uploads, reorders and removes profile pictures', async () => {
    const { user, world } = await openSite('/admin/artists/5000', withHostileArtist)
    const pictures = within(await screen.findByRole('grid', { name: 'Profile pictures' }))
    await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), [
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'trīs.svg', { type: 'image/svg+xml' }),
    ])
    await user.click(await pictures.findByRole('button', { name: 'Move “Picture 3”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    await user.click(pictures.getByRole('button', { name: 'Remove Picture 2' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    const [first = '', second, third] = world.db.artists.get(5000)?.profile_images ?? []
    expect(first).toMatch(/^storage\/artist_media\//)
    expect([second, third]).toEqual(['storage/artist_media/2.svg', undefined])
  })

  it('shows stored markup as text, and the albums of the artist', async () => {
    const { world } = await openSite('/admin/artists/5000', withHostileArtist)
    expect(await screen.findByRole('heading', { level: 1, name: MARKUP })).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue(MARKUP)
    expect(screen.getByRole('textbox', { name: 'Link 1 title' })).toHaveValue(MARKUP)
    expect(document.querySelector('[onerror], a[href^="javascript:"]')).toBeNull()
    const [album] = world.db.albums.all()
    await openSite(`/admin/artists/${album?.artists[0]?.id}`, { as: 'admin' })
    const link = await screen.findByRole('link', { name: album?.name ?? '' })
    expect(link).toHaveAttribute('href', `/admin/albums/${album?.id}`)
  })

  it.each([
    ['artists.create', '/admin/artists/new'],
    ['artists.update', '/admin/artists/1'],
  ])('keeps what was typed after a refused %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Polkas draugi')
    await user.click(screen.getByRole('button', { name: /^(Create|Save)$/ }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(name).toHaveValue('Polkas draugi')
  })
})
