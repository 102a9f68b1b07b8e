import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { landingAppearance } from '@mock/state/seeds/landing'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

type Homepage = NonNullable<World['db']['settings']['homepage']>

const landing =
  (changes: Homepage = {}) =>
  ({ db }: World): void => {
    db.settings.homepage = { ...db.settings.homepage, type: 'landingPage', ...changes }
  }

const open = (changes?: Homepage, options: Partial<Parameters<typeof openSite>[1]> = {}) =>
  openSite('/', { prepare: landing(changes), ...options })

const section = (name: string) => screen.findByRole('region', { name })

/** Reports every element as near the viewport. */
class ImmediateIntersectionObserver {
  constructor(private readonly notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals())

describe('LandingScreen', () => {
  it('shows its header with the calls to action and the search', async () => {
    const { user } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: landingAppearance.headerTitle })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sākt klausīties' })).toHaveAttribute('href', '/register')
    expect(screen.getByRole('link', { name: 'Apskatīt plānus' })).toHaveAttribute('href', '/pricing')
    expect(document.title).toBe('Dziesma')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lācīt{Enter}')
    expect(window.location.pathname).toBe('/search/l%C4%81c%C4%ABt')
  })

  it('shows features, the most viewed artists and the plans from the data in the page', async () => {
    vi.stubGlobal('IntersectionObserver', ImmediateIntersectionObserver)
    await open()
    const [features] = await screen.findAllByRole('list', { name: 'What you get' })
    expect(features?.children).toHaveLength(3)
    expect(screen.getByRole('heading', { name: 'Aizmiedz kopā ar dziesmu' })).toBeVisible()
    expect(within(await section('Trending artists')).getAllByRole('listitem')).toHaveLength(8)
    expect(await within(await section('Izvēlies savu plānu')).findByRole('article', { name: 'Ģimene' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  })

  it('says below its buttons from which price the site can be had', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(await screen.findByText('Free, or from €4.99 per month')).toBeVisible()
  })

  it('says no price when the settings hide the plans', async () => {
    await open({ pricing: false })
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await section('Trending artists')
    expect(screen.queryByText(/^Free, or from/)).toBeNull()
  })

  it('shows the player with the site’s artists while no picture is set', async () => {
    await open({ appearance: {}, trending: false })
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(await within(screen.getByRole('main')).findAllByText('Purvabridēji')).toHaveLength(2)
  })

  it('loads the artists when the page has none, and again after an error', async () => {
    const { user, world } = await open(undefined, {
      embedded: false,
      prepare: (one) => {
        landing()(one)
        one.faults.set([{ kind: 'status', status: 403, endpoint: 'landing.artists' }])
      },
    })
    const artists = within(await section('Trending artists'))
    const retry = await artists.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await artists.findAllByRole('listitem')).toHaveLength(8)
  })

  it('shows no artists in a release without their endpoint', async () => {
    const missing = (one: World) => {
      landing()(one)
      one.faults.set([{ kind: 'status', status: 404, endpoint: 'landing.artists' }])
    }
    await open(undefined, { embedded: false, prepare: missing })
    expect(await within(await section('Trending artists')).findByText('No artists yet')).toBeVisible()
  })

  it.each([
    ['plans', { pricing: false }, 'Trending artists', 'Izvēlies savu plānu'],
    ['artists', { trending: false }, 'Izvēlies savu plānu', 'Trending artists'],
  ])('leaves out only the %s when the settings disable it', async (_, changes, visibleText, hidden) => {
    vi.stubGlobal('IntersectionObserver', ImmediateIntersectionObserver)
    await open(changes)
    const items = visibleText === 'Trending artists' ? 'listitem' : 'article'
    expect((await within(await section(visibleText)).findAllByRole(items)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('region', { name: hidden })).toBeNull()
  })

  it('leaves out the parts that the settings disable', async () => {
    vi.stubGlobal('IntersectionObserver', ImmediateIntersectionObserver)
    await open({ pricing: false, trending: false, appearance: {} })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dziesma' })).toBeVisible()
    expect(screen.getByText('Dziesmas bērniem: klausies, dziedi līdzi un aizmiedz saldi.')).toBeVisible()
    expect(within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([])
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('shows hostile texts as text, and drops unsafe links and pictures', async () => {
    const hostile = {
      headerTitle: '<img src=x onerror=alert(1)>',
      headerImage: 'javascript:alert(1)',
      headerOverlayColor1: 'url(https://evil.test)',
      actions: { cta1: { ...landingAppearance.actions.cta1, type: 'link', action: 'javascript:alert(1)' } },
      primaryFeatures: [
        { image: 'data:text/html,x', title: '<b>x</b>', subtitle: null },
        { image: 'storage/landing/drosa.svg', title: 'Droša', subtitle: null },
      ],
    }
    await open({ appearance: hostile })
    expect(await screen.findByRole('heading', { level: 1, name: hostile.headerTitle })).toBeVisible()
    expect(screen.getByRole('heading', { name: '<b>x</b>' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sākt klausīties' })).toBeNull()
    const sources = [...screen.getByRole('main').querySelectorAll('img')].map(({ src }) => src)
    expect(sources).toContainEqual(expect.stringContaining('storage/landing/drosa.svg'))
    expect(sources.filter((src) => /^(javascript|data)/.test(src))).toEqual([])
    expect(document.body.innerHTML).not.toContain('evil.test')
  })

  it('shows a call to action only to visitors with its permissions', async () => {
    const cta1 = { ...landingAppearance.actions.cta1, permissions: ['admin'] }
    await open({ appearance: { ...landingAppearance, actions: { ...landingAppearance.actions, cta1 } } })
    expect(await screen.findByRole('link', { name: 'Apskatīt plānus' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sākt klausīties' })).toBeNull()
  })

  it('shows members the web player', async () => {
    await open(undefined, { as: 'free' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Jaunumi' })).toBeInTheDocument()
  })
})
