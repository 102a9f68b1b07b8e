import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { MANAGED_ARTIST_ID } from '@mock/state/seeds/music'
import { openSite } from '@tests/site'

beforeAll(() => import('../backstage-screen'))

const figure = (name: string) => screen.findByRole('figure', { name })

const own = `/backstage/insights/artist/${MANAGED_ARTIST_ID}`

describe('insights', () => {
  it('show an artist when, where and on what their music is played, without a comparison', async () => {
    await openSite(`${own}?compare=preceding-period`, { as: 'artist' })
    expect(await screen.findByRole('heading', { level: 1, name: /^Plays of “/ })).toBeVisible()
    const plays = within(await figure('Plays'))
    expect(await plays.findByRole('slider')).toBeInTheDocument()
    expect(plays.queryByText(/compared period/)).toBeNull()
    expect(await within(await figure('Countries')).findByRole('row', { name: /Latvia/ })).toBeVisible()
    for (const part of ['Devices', 'Browsers', 'Platforms', 'Top albums']) expect(await figure(part)).toBeVisible()
  })

  it('lead from an artist to a song, which has no parts of its own', async () => {
    const { user } = await openSite(own, { as: 'artist' })
    const [song] = await within(await figure('Top songs')).findAllByRole('link')
    if (!song) throw new Error('No song is listed')
    await user.click(song)
    expect(await screen.findByRole('heading', { level: 1, name: `Plays of “${song.textContent}”` })).toBeVisible()
    expect(await figure('Devices')).toBeVisible()
    expect(screen.queryByRole('figure', { name: 'Top songs' })).toBeNull()
  })

  it('tell a new artist what will be here, and from when', async () => {
    await openSite(`${own}?start=2999-01-01&end=2999-01-07`, { as: 'artist' })
    expect(await screen.findByRole('heading', { name: 'No plays in this period' })).toBeVisible()
    expect(screen.getByText(/^From the first play on, you see here when, where and on which devices/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/artist\//),
    )
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it.each(['artist/58', 'album/3', 'track/21'])('say so once where %s is not the user’s', async (path) => {
    await openSite(`/backstage/insights/${path}`, { as: 'free' })
    expect(
      await screen.findByRole('heading', { level: 1, name: "You don't have permission to see this" }),
    ).toBeVisible()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it.each(['artist', 'artist/0', 'artist/x', 'user/1', 'artist/1/2', 'track/999999'])(
    'show the not-found screen at %s',
    async (path) => {
      await openSite(`/backstage/insights/${path}`, { as: 'artist' })
      expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
    },
  )
})
