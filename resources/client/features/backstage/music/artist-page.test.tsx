import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('@/core/shared/forms/form-engine'), import('../backstage-screen')]))

const PAGE = '/backstage/artists/1'

const withSecondArtist = ({ db }: World) =>
  void db.artists.update(2, { managers: [{ user_id: personas.artist.id, role: 'manager' }] })

describe('the page of a managed artist', () => {
  it('saves the profile, a genre and a link, and leaves the picture and the verification alone', async () => {
    const { user, world } = await openSite(PAGE, { as: 'artist' })
    const before = world.db.artists.get(1)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    expect(screen.queryByRole('checkbox', { name: 'Verified' })).toBeNull()
    await user.clear(name)
    await user.type(name, 'Pūces draugi')
    await user.clear(screen.getByRole('textbox', { name: 'City' }))
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Cēsis')
    await user.type(screen.getByRole('combobox', { name: 'Genres' }), 'Deju mūzika,{Escape}')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    const lastLink = (part: string) => screen.getAllByRole('textbox', { name: new RegExp(`^Link \\d ${part}$`) }).at(-1)
    fireEvent.change(lastLink('title') ?? name, { target: { value: 'Mājaslapa' } })
    fireEvent.change(lastLink('URL') ?? name, { target: { value: 'example.org' } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    const saved = world.db.artists.get(1)
    expect(saved).toMatchObject({
      ...{ name: 'Pūces draugi', city: 'Cēsis' },
      ...{ verified: before?.verified, image_small: before?.image_small },
      links: [...(before?.links ?? []), { url: 'https://example.org', title: 'Mājaslapa' }],
    })
    expect(saved?.genres.map((genre) => genre.name)).toEqual([
      ...(before?.genres.map((genre) => genre.name) ?? []),
      'deju-mūzika',
    ])
    await user.click(screen.getByRole('link', { name: 'Backstage' }))
    expect(await screen.findByRole('link', { name: 'Pūces draugi' })).toBeVisible()
  })

  it('switches between the artists that the user manages', async () => {
    const { user, world } = await openSite(PAGE, { as: 'artist', prepare: withSecondArtist })
    const second = world.db.artists.get(2)?.name ?? ''
    await user.click(await screen.findByRole('link', { name: second }))
    expect(await screen.findByRole('heading', { level: 1, name: second })).toBeVisible()
    const artists = within(screen.getByRole('navigation', { name: 'Your artists' }))
    expect(artists.getByRole('link', { name: second })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(second))
  })

  it('keeps what was typed after a refused save', async () => {
    const { user } = await openSite(PAGE, {
      as: 'artist',
      prepare: ({ faults }) =>
        faults.set([{ kind: 'status', status: 403, endpoint: 'artists.update', body: { message: 'Not now.' } }]),
    })
    const city = await screen.findByRole('textbox', { name: 'City' })
    await user.clear(city)
    await user.type(city, 'Cēsis')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(city).toHaveValue('Cēsis')
  })

  it('allows no changes without the right to change music', async () => {
    await openSite(PAGE, {
      as: 'free',
      prepare: ({ db }) => void db.artists.update(1, { managers: [{ user_id: personas.free.id, role: 'artist' }] }),
    })
    expect(await screen.findByText(/^Your account can't change this page/)).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it.each(['/backstage/artists/2', '/backstage/artists/1/songs'])('shows the not-found screen at %s', async (path) => {
    await openSite(path, { as: 'artist' })
    expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
  })
})
