import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite, sound, type Visit } from '@tests/site'

const title = () => screen.findByRole('heading', { level: 1 })

const sites: [name: string, site: Pick<Visit, 'scenario' | 'release'>][] = [
  ['sparse', { scenario: 'sparse' }],
  ['long', { scenario: 'long' }],
  ['of release A', { release: 'A' }],
  ['of release B2', { release: 'B2' }],
]

describe.each(sites)('a site that is %s', (_, site) => {
  it.each([true, false])('shows its home page (embedded: %j)', async (embedded) => {
    await openSite('/', { ...site, embedded })
    expect(await title()).toHaveTextContent(/^Sākums/)
    // The band that greets guests, and six channels.
    await waitFor(() => expect(screen.getByRole('main').querySelectorAll('section')).toHaveLength(7))
  })

  it.each([true, false])('shows an artist (embedded: %j)', async (embedded) => {
    await openSite('/artist/21', { ...site, embedded })
    expect(await title()).toHaveTextContent(/^The Pocket Orchestra/)
    const albums = within(await screen.findByRole('region', { name: 'Albums' }))
    expect(await albums.findAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('list', { name: 'Popular songs' }).children).toHaveLength(5)
  })

  it.each([true, false])('shows an album, and plays it (embedded: %j)', async (embedded) => {
    const { user } = await openSite('/album/2', { ...site, embedded })
    expect(await title()).toHaveTextContent(/^Seven Hills Away/)
    expect(screen.getByRole('list', { name: 'Songs' }).children).toHaveLength(14)
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Play' }))
    act(() => sound.player.respond())
    expect(await screen.findByRole('region', { name: 'Player' })).toHaveTextContent('Ballad for a Shy Fawn')
  })
})

describe('a newer backend release', () => {
  it('shows user names and pagination in the spelling of the release', async () => {
    await openSite('/visas-dziesmas', { release: 'B2', as: 'free' })
    expect(await screen.findByRole('button', { name: 'Account: Anna Bērziņa' })).toBeVisible()
    expect(await screen.findByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1 of 40')
  })

  it('links to neighbouring pages without a page count', async () => {
    const { user } = await openSite('/popularakais', { release: 'B2' })
    await user.click(await screen.findByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Previous page' })).toBeVisible())
  })

  it('shows users by name', async () => {
    await openSite('/izlasu-veidotaji', { release: 'B2' })
    expect(screen.getByText('Raimonds Ozols')).toBeVisible()
  })
})
