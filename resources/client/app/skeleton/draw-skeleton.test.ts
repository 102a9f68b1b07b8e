import { afterEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import type { RouteRow } from '../routes'
import { drawFailure } from './draw-failure'
import { drawSkeleton } from './draw-skeleton'

const root = () => {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

const row = (layout: RouteRow['layout']): RouteRow => ({
  path: '/',
  access: 'everyone',
  layout,
  screen: () => Promise.resolve(() => null),
})

function skeletonOf(layout: RouteRow['layout'], settings = {}) {
  const bootstrap = bootstrapOf({ settings })
  setBootstrap(bootstrap)
  const element = root()
  drawSkeleton(element, bootstrap, row(layout))
  return element
}

afterEach(() => document.body.replaceChildren())

describe('drawSkeleton', () => {
  it.each(['form', 'player', 'public'] as const)('marks the skeleton of a %s as busy, without a landmark', (layout) => {
    const element = skeletonOf(layout)
    expect(element.firstElementChild?.ariaBusy).toBe('true')
    expect(element.querySelector('main, nav, header, aside, a, button')).toBeNull()
  })

  it('draws no skeleton for a bare page', () => expect(skeletonOf('bare')).toBeEmptyDOMElement())

  it("shows the logo, or the site's name as text without one", () => {
    const logo = skeletonOf('form', { branding: { logo_dark: 'images/logo.svg' } }).querySelector('img')
    expect(logo).toHaveAttribute('src', 'http://dziesma.test/images/logo.svg')
    const named = skeletonOf('form', { branding: { site_name: '<b>Putni</b>' } })
    expect(named).toHaveTextContent('<b>Putni</b>')
    expect(named.querySelector('img')).toBeNull()
  })
})

describe('drawSkeleton of a page led by a cover', () => {
  const album = (image: unknown) => ({ albumPage: { album: { id: 1, image } } })

  function coverOf(loaders: Record<string, unknown>, user: object | null = null) {
    const bootstrap = bootstrapOf({ loaders, user })
    setBootstrap(bootstrap)
    const element = root()
    drawSkeleton(element, bootstrap, row('player'))
    return element.querySelector('img')?.getAttribute('src')
  }

  it.each([
    ['an album', album('storage/album.svg'), 'http://dziesma.test/storage/album.svg'],
    ['an artist', { artistPage: { artist: { image_small: 'https://cdn.test/a.png' } } }, 'https://cdn.test/a.png'],
    ['a playlist', { playlistPage: { playlist: { image: 'storage/p.png' } } }, 'http://dziesma.test/storage/p.png'],
  ])('draws the cover of %s', (_, loaders, src) => expect(coverOf(loaders)).toBe(src))

  it.each([
    ['without an image', album(null)],
    ['with an unsafe URL', album('javascript:alert(1)')],
    ['with malformed data', { albumPage: { album: [7] } }],
    ['with null', { albumPage: null }],
  ])('draws cards for an album %s', (_, loaders) => expect(coverOf(loaders)).toBeUndefined())
})

describe('drawSkeleton for a child', () => {
  afterEach(() => document.documentElement.removeAttribute('class'))

  it.each([
    ['https://cdn.test/logo.svg', 0],
    ['images/logo.svg', 1],
  ])("requests only the site's own logo: %s", (logo_dark, count) => {
    const bootstrap = bootstrapOf({
      settings: { branding: { logo_dark } },
      user: { id: 3, display_name: 'Elza', permissions: permissionsOf('family.open') },
    })
    setBootstrap(bootstrap)
    const element = root()
    drawSkeleton(element, bootstrap, row('player'))
    expect(element.querySelectorAll('img')).toHaveLength(count)
    expect(document.documentElement).toHaveClass('child-mode')
  })
})

describe('drawFailure', () => {
  it('replaces the skeleton with a bilingual message and a retry button', () => {
    const element = skeletonOf('player')
    drawFailure(element)
    expect(element.querySelector('[aria-busy]')).toBeNull()
    expect(element.querySelector('[lang=lv]')).toHaveTextContent('Lapu neizdevās ielādēt.')
    expect(element.querySelector('button')).toHaveTextContent('Try again')
  })
})
