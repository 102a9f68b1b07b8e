import { afterEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { isSameSite } from '@/lib/browser/safe-url'
import { WIDE } from '@/lib/browser/wide'

import { assetUrl, logoUrl } from './asset-url'
import { sellsPlans } from './sells-plans'
import { siteName } from './site-name'
import { storedUrl } from './stored-url'

const setBase = (href: string) => {
  document.head.innerHTML = `<base href="${href}">`
}

afterEach(() => {
  document.head.innerHTML = ''
})

describe('siteName', () => {
  test.each([
    [{}, 'Dziesma'],
    [{ branding: { site_name: '' } }, 'Dziesma'],
    [{ branding: { site_name: 'Mūzika bērniem' } }, 'Mūzika bērniem'],
  ])('returns the name for %j: %s', (settings, name) => {
    expect(siteName(bootstrapOf({ settings }).settings)).toBe(name)
  })
})

describe('sellsPlans', () => {
  test.each([
    [{}, false],
    [{ billing: { enable: true } }, true],
    [{ billing: { enable: true, integrated: true } }, true],
    [{ billing: { enable: true, integrated: false } }, false],
    [{ billing: { enable: true, integrated: null } }, false],
    [{ billing: { integrated: true } }, false],
  ])('reads %j: %s', (settings, sells) => {
    expect(sellsPlans(bootstrapOf({ settings }).settings)).toBe(sells)
  })
})

describe('assetUrl', () => {
  test.each([
    ['/', null, 'storage/a.svg', 'http://dziesma.test/storage/a.svg'],
    ['/shop/', null, 'storage/a.svg', 'http://dziesma.test/shop/storage/a.svg'],
    ['/shop/', 'https://cdn.test/v1', 'images/a.svg', 'https://cdn.test/v1/images/a.svg'],
    ['/', 'https://cdn.test/v1/', 'build/assets/a.svg', 'https://cdn.test/v1/build/assets/a.svg'],
    ['/shop/', null, 'images/a.svg', 'http://dziesma.test/shop/images/a.svg'],
    ['/shop/', 'https://cdn.test/v1', 'storage/a.svg', 'http://dziesma.test/shop/storage/a.svg'],
    ['/shop/', 'https://cdn.test/v1', 'api/v1/file-entries/7', 'http://dziesma.test/shop/api/v1/file-entries/7'],
    ['/shop/', 'https://cdn.test/v1', '/shop/storage/a.svg', 'http://dziesma.test/shop/storage/a.svg'],
    ['/', 'https://cdn.test/v1', 'imageshop/a.svg', 'http://dziesma.test/imageshop/a.svg'],
    ['/', 'https://cdn.test', 'https://images.test/a.png', 'https://images.test/a.png'],
    ['/', null, '//images.test/a.png', 'http://images.test/a.png'],
    ['/', null, 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['/', 'javascript:alert(1)', 'images/a.svg', undefined],
    ['/', 'javascript:alert(1)', 'storage/a.svg', 'http://dziesma.test/storage/a.svg'],
    ['/', null, 'javascript:alert(1)', undefined],
    ['/', null, ' java\nscript:alert(1)', undefined],
    ['/', null, 'data:text/html,<script>alert(1)</script>', undefined],
    ['/', null, 'file:///etc/passwd', undefined],
    ['/', null, 'http://[', undefined],
    ['/', null, '', undefined],
    ['/', null, null, undefined],
    ['/', null, undefined, undefined],
  ])('resolves with base %s and asset_url %j: %j to %j', (base, asset_url, path, expected) => {
    setBase(base)
    setBootstrap(bootstrapOf({ settings: { asset_url } }))
    expect(assetUrl(path)).toBe(expected)
  })
})

describe('storedUrl', () => {
  test.each([
    ['/', 'http://dziesma.test/storage/a%20b.svg?v=1', 'storage/a%20b.svg?v=1'],
    ['/shop/', 'http://dziesma.test/shop/storage/a.svg', 'storage/a.svg'],
    ['/shop/', 'https://www.dziesma.test/shop/storage/a.svg', 'storage/a.svg'],
    ['/shop/', 'http://dziesma.test/other/a.svg', 'http://dziesma.test/other/a.svg'],
    ['/', 'https://cdn.test/storage/a.svg', 'https://cdn.test/storage/a.svg'],
    ['/', 'storage/a.svg', 'storage/a.svg'],
    ['/', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['/', '', ''],
  ])('stores, with base %s, %j as %j', (base, url, stored) => {
    setBase(base)
    setBootstrap(bootstrapOf({ settings: { base_url: 'https://www.dziesma.test/shop' } }))
    expect(storedUrl(url)).toBe(stored)
  })
})

describe('logoUrl', () => {
  const all = {
    logo_light: 'light',
    logo_dark: 'dark',
    logo_light_mobile: 'light-narrow',
    logo_dark_mobile: 'dark-narrow',
  }
  test.each([
    [all, true, false, 'light'],
    [all, false, false, 'dark'],
    [all, true, true, 'light-narrow'],
    [all, false, true, 'dark-narrow'],
    [{ logo_light: 'light' }, false, false, 'light'],
    [{ logo_dark: 'dark' }, true, true, 'dark'],
    [{}, true, false, undefined],
  ])('chooses from %j with dark theme %j and narrow viewport %j: %s', (branding, isDark, isNarrow, file) => {
    setBootstrap(bootstrapOf())
    const { settings } = bootstrapOf({ settings: { branding } })
    expect(logoUrl(settings, isDark, isNarrow)).toBe(file && `http://dziesma.test/${file}`)
  })

  test.each([
    [true, 'dark'],
    [false, 'dark-narrow'],
  ])('follows the viewport by default: at least 768 px wide %j, %s', (matches, file) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(WIDE), { matches }))
    const { settings } = bootstrapOf({ settings: { branding: all } })
    expect(logoUrl(settings, false)).toBe(`http://dziesma.test/${file}`)
  })
})

describe('isSameSite', () => {
  test.each([
    ['/shop/', 'http://dziesma.test/shop/pricing', true],
    ['/shop/', 'http://dziesma.test/shop', true],
    ['/shop/', 'http://dziesma.test/shopping', false],
    ['/shop/', 'http://dziesma.test/', false],
    ['/shop/', 'pricing', true],
    ['/', 'http://dziesma.test/anything', true],
    ['/', 'https://dziesma.test/anything', false],
    ['/', 'http://evil-dziesma.test/', false],
    ['/', '//evil.test', false],
    ['/', 'blob:http://dziesma.test/f3a1', false],
    ['/', 'javascript:alert(1)', false],
    ['/', 'http://[', false],
  ])('returns for base %s and %s: %j', (base, url, expected) => {
    setBase(base)
    expect(isSameSite(url)).toBe(expected)
  })
})
