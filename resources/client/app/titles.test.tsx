import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

describe('page title', () => {
  it.each([
    ['/', 'Dziesma'],
    ['/izlases', 'Izlases - Dziesma'],
    ['/genre/ziemassvetki', 'Ziemassvētki - Dziesma'],
    ['/artist/21/anything', 'The Pocket Orchestra - Dziesma'],
    ['/album/2/anything/else', 'Seven Hills Away - Dziesma'],
    ['/login', 'Sign in - Dziesma'],
    ['/no/such/place', 'Page not found - Dziesma'],
  ])('shows %s as "%s"', async (path, title) => {
    await openSite(path)
    expect(document.title).toBe(title)
  })

  it("includes the site's name", async () => {
    await openSite('/album/2', { prepare: ({ db }) => void (db.settings.branding = { site_name: 'Muzika' }) })
    expect(document.title).toBe('Seven Hills Away - Muzika')
  })

  it('changes with the screen and is announced', async () => {
    const { user } = await openSite('/album/2')
    const [artist] = within(screen.getByRole('main')).getAllByRole('link', { name: 'The Pocket Orchestra' })
    if (artist) await user.click(artist)
    await waitFor(() => expect(document.title).toBe('The Pocket Orchestra - Dziesma'))
    expect(await screen.findByText('The Pocket Orchestra - Dziesma', { ignore: 'title' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    window.history.back()
    await waitFor(() => expect(document.title).toBe('Seven Hills Away - Dziesma'))
  })
})

const tag = (selector: string) => document.head.querySelector(selector)
const canonical = () => tag('link[rel=canonical]')?.getAttribute('href')?.replace('http://dziesma.test', '')
const kind = () => tag('meta[property="og:type"]')?.getAttribute('content')

describe('canonical URL', () => {
  it.each([
    ['/', '/', 'website'],
    ['/channel/izlases', '/izlases', 'website'],
    ['/izlases?order=popularity:desc', '/izlases', 'website'],
    ['/visas-dziesmas?page=2', '/visas-dziesmas?page=2', 'website'],
    ['/genre/ziemassvetki', '/genre/ziemassvetki', 'website'],
    ['/jaunumi/ziemassvetki', '/jaunumi', 'website'],
    ['/genre', '/genre', 'website'],
    ['/artist/21', '/artist/21/the-pocket-orchestra', 'profile'],
    ['/album/2/x/y', '/album/2/the-pocket-orchestra/seven-hills-away', 'music.album'],
    ['/track/1', '/track/1/zuzu-mazais-laciti', 'music.song'],
    ['/playlist/1', '/playlist/1/saldu-dusu', 'music.playlist'],
    ['/user/50/x/followers', '/user/50/dziesmas-redakcija', 'profile'],
    ['/radio/artist/21', '/radio/artist/21', 'music.radio_station'],
    ['/tag/ziema/albums', '/tag/ziema/albums', 'website'],
    ['/search/zuzu', '/search/zuzu', 'website'],
  ])('maps %s to %s with type %s', async (path, url, type) => {
    await openSite(path, { embedded: false })
    await waitFor(() => expect(canonical()).toBe(url))
    await waitFor(() => expect(kind()).toBe(type))
    expect(tag('meta[property="og:title"]')?.getAttribute('content')).toBe(document.title)
  })

  it("points from an embedded player to the track's page", async () => {
    await openSite('/track/1/zuzu/embed', { as: 'subscriber', embedded: false })
    await waitFor(() => expect(canonical()).toBe('/track/1/zuzu-mazais-laciti'))
  })

  it('leaves out the canonical link on a not-found page', async () => {
    await openSite('/no/such/place')
    await waitFor(() => expect(canonical()).toBeUndefined())
  })
})
