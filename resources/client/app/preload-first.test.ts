import { afterEach, describe, expect, it, vi } from 'vitest'

async function preloadWith(data: unknown, { isDark = false } = {}) {
  document.documentElement.classList.toggle('dark', isDark)
  Object.assign(window, { bootstrapData: data })
  vi.resetModules()
  await import('./preload-first')
  return [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, href].join(' ').trim())
}

const branding = { logo_dark: 'images/logo-dark.svg', logo_light: 'images/logo-light.svg' }

describe('preload-first', () => {
  afterEach(() => {
    document.head.querySelectorAll('link').forEach((link) => link.remove())
    document.documentElement.classList.remove('dark')
  })

  it('preloads the logo for the mode that the server has rendered', async () => {
    expect(await preloadWith({ settings: { branding } })).toEqual([
      'preload image http://dziesma.test/images/logo-dark.svg',
    ])
  })

  it('preloads the light logo on a dark page', async () => {
    expect(await preloadWith(JSON.stringify({ settings: { branding } }), { isDark: true })).toEqual([
      'preload image http://dziesma.test/images/logo-light.svg',
    ])
  })

  it('preloads the logo for phones there', async () => {
    const wide = window.matchMedia('(min-width: 768px)')
    const preloadAt = (matches: boolean) => {
      vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(wide, { matches }))
      return preloadWith({ settings: { branding: { ...branding, logo_dark_mobile: 'images/small.svg' } } })
    }
    expect(await preloadAt(false)).toEqual(['preload image http://dziesma.test/images/small.svg'])
    expect((await preloadAt(true)).at(-1)).toBe('preload image http://dziesma.test/images/logo-dark.svg')
  })

  it.each([
    ['of another host', { settings: { branding: { logo_dark: 'https://cdn.test/logo.svg' } } }],
    ['of an asset host', { settings: { asset_url: 'https://cdn.test', branding } }],
    ['that is no text', { settings: { branding: { logo_dark: 7 } } }],
    ['of unreadable data', '{"settings":'],
    ['of a page without data', undefined],
    ['of malformed settings', { settings: [] }],
  ])('preloads no logo %s', async (_, data) => expect(await preloadWith(data)).toEqual([]))
})
