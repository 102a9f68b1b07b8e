import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { withScheme } from '@/core/shared/forms/links-field'
import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const ARTIST = '/user/2/raimonds-ozols'
const OWN = '/user/5/zane-ozola'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const fault =
  (more: object) =>
  ({ faults }: World) =>
    faults.set([more as Fault])
const followsArtist = ({ db }: World, id: number) =>
  db.follows.all().some((row) => row.follower_id === id && row.followed_id === 2)

describe('UserScreen', () => {
  it("shows the profile's description and counts", async () => {
    await openSite(ARTIST)
    expect(await heading('Raimonds Ozols')).toBeVisible()
    expect(document.title).toBe('Raimonds Ozols - Dziesma')
    expect(screen.getByText('Cēsis, Latvija')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Mājaslapa' })
    expect(link).toHaveAttribute('href', 'https://example.org/raimonds')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull()
  })

  it("hides other people's profiles from children", async () => {
    await openSite(ARTIST, { as: 'child' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Raimonds Ozols')).toBeNull()
  })

  it('shows children their own profile', async () => {
    await openSite('/user/10/elza-vitola', { as: 'child' })
    expect(await heading('Elza Vītola')).toBeVisible()
  })

  it('offers a tab for each list and keeps it in the URL', async () => {
    const { user } = await openSite(ARTIST)
    await heading('Raimonds Ozols')
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Playlists')
    await user.click(screen.getByRole('tab', { name: 'Followers' }))
    expect(await screen.findByRole('list', { name: 'Followers' })).toBeVisible()
    expect(window.location.pathname).toBe(`${ARTIST}/followers`)
    for (const name of ['Liked songs', 'Reposts', 'Following']) {
      await user.click(screen.getByRole('tab', { name }))
      const panel = await screen.findByRole('tabpanel', { name })
      await waitFor(() => expect(panel.querySelector('li, h2')).not.toBeNull())
      expect(within(panel).queryByRole('alert')).toBeNull()
    }
  })

  it('shows not-found for an unknown user', async () => {
    await openSite('/user/999999')
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })

  it('offers a retry when the profile fails to load', async () => {
    const { user, world } = await openSite(ARTIST, {
      embedded: false,
      prepare: fault({ kind: 'status', status: 500, endpoint: 'profiles.show' }),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await heading('Raimonds Ozols')).toBeVisible()
  })

  it('shows the other lists of a profile that keeps one private', async () => {
    await openSite(`${ARTIST}/likes`, { prepare: fault({ kind: 'status', status: 403, endpoint: 'library.tracks' }) })
    expect(
      await screen.findByRole('heading', { level: 2, name: "You don't have permission to see this" }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Raimonds Ozols' })).toBeVisible()
  })
})

describe('following a profile', () => {
  const button = (name: string) => main().findByRole('button', { name })

  it('updates button and count immediately', async () => {
    const { user, world } = await openSite(ARTIST, { as: 'free' })
    const unfollow = world.db.follows.all().find((row) => row.follower_id === 3 && row.followed_id === 2)
    expect(unfollow).toBeUndefined()
    const before = world.db.follows.all().filter(({ followed_id }) => followed_id === 2).length
    await waitFor(async () => expect(await button('Follow Raimonds Ozols')).toBeEnabled())
    await user.click(await button('Follow Raimonds Ozols'))
    expect(await button('Unfollow Raimonds Ozols')).toBeVisible()
    expect(screen.getByText(new RegExp(`^${before + 1} followers?$`))).toBeVisible()
    await waitFor(() => expect(followsArtist(world, 3)).toBe(true))
    await user.click(await button('Unfollow Raimonds Ozols'))
    await waitFor(() => expect(followsArtist(world, 3)).toBe(false))
  })

  it("rolls back with the server's message when it refuses", async () => {
    const prepare = fault({ kind: 'status', status: 422, endpoint: 'profiles.follow' })
    const { user } = await openSite(ARTIST, { as: 'free', prepare })
    await waitFor(async () => expect(await button('Follow Raimonds Ozols')).toBeEnabled())
    await user.click(await button('Follow Raimonds Ozols'))
    expect(await button('Follow Raimonds Ozols')).toBeVisible()
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('sends guests to sign in', async () => {
    const { user } = await openSite(ARTIST)
    await user.click(await button('Follow Raimonds Ozols'))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe(ARTIST)
  })
})

describe('editing the own profile', () => {
  it('saves in a dialog and updates the page', async () => {
    const { user, world } = await openSite(OWN, { as: 'subscriber' })
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
    const fill = async (label: string, text: string) => {
      const field = dialog.getByRole('textbox', { name: label })
      await user.clear(field)
      await user.type(field, text)
    }
    await fill('Name', 'Zane O.')
    await fill('City', 'Madona')
    await user.click(dialog.getByRole('button', { name: 'Add link' }))
    await fill('Link 1 title', 'Kora lapa')
    await fill('Link 1 URL', 'koris.example.org')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await heading('Zane O.')).toBeVisible()
    expect(await screen.findByText('Madona')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Kora lapa' })).toHaveAttribute('href', 'https://koris.example.org/')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Account: Zane O.' })).toBeVisible()
    expect(world.db.profiles.get(5)).toMatchObject({ city: 'Madona' })
  })
})

describe('withScheme', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['//example.org/a', 'https://example.org/a'],
    ['http://example.org', 'http://example.org'],
    ['mailto:a@b.lv', 'mailto:a@b.lv'],
    [' ', ''],
  ])('turns "%s" into %s', (typed, address) => {
    expect(withScheme(typed)).toBe(address)
  })
})
