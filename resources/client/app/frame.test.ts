import { afterEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { drawFailure, drawFrame } from './frame'
import type { RouteRow } from './routes'

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

function frameOf(layout: RouteRow['layout'], settings = {}) {
  const bootstrap = bootstrapOf({ settings })
  setBootstrap(bootstrap)
  const element = root()
  drawFrame(element, bootstrap, row(layout))
  return element
}

afterEach(() => document.body.replaceChildren())

describe('drawFrame', () => {
  it.each(['form', 'player'] as const)('marks the frame of a %s as busy, without a landmark', (layout) => {
    const element = frameOf(layout)
    expect(element.firstElementChild?.ariaBusy).toBe('true')
    expect(element.querySelector('main, nav, header, aside, a, button')).toBeNull()
  })

  it('draws no frame for a bare page', () => expect(frameOf('bare')).toBeEmptyDOMElement())

  it("shows the logo, or the site's name as text without one", () => {
    const logo = frameOf('form', { branding: { logo_dark: 'images/logo.svg' } }).querySelector('img')
    expect(logo).toHaveAttribute('src', 'http://dziesma.test/images/logo.svg')
    const named = frameOf('form', { branding: { site_name: '<b>Putni</b>' } })
    expect(named).toHaveTextContent('<b>Putni</b>')
    expect(named.querySelector('img')).toBeNull()
  })
})

describe('drawFrame for a child', () => {
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
    drawFrame(element, bootstrap, row('player'))
    expect(element.querySelectorAll('img')).toHaveLength(count)
    expect(document.documentElement).toHaveClass('child-mode')
  })
})

describe('drawFailure', () => {
  it('replaces the frame with a bilingual message and a retry button', () => {
    const element = frameOf('player')
    drawFailure(element)
    expect(element.querySelector('[aria-busy]')).toBeNull()
    expect(element.querySelector('[lang=lv]')).toHaveTextContent('Lapu neizdevās ielādēt.')
    expect(element.querySelector('button')).toHaveTextContent('Try again')
  })
})
