import { describe, expect, it } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { previewSettings } from './preview-values'

const saved = bootstrapOf({
  settings: {
    base_url: 'http://dziesma.test/',
    branding: { site_name: 'Dziesma', logo_dark: 'dark.svg' },
    homepage: { type: 'landingPage', appearance: { headerTitle: 'Sveiki' } },
    menus: [{ id: 1, name: 'Kājene', positions: ['footer'], items: [] }],
  },
}).settings

describe('previewSettings', () => {
  it('changes the values that a group has, and keeps the rest', () => {
    const settings = previewSettings(saved, {
      branding: { site_name: 'Rīts' },
      homepage: { appearance: { headerSubtitle: 'Labrīt' } },
      menus: [{ name: 'Galva', positions: ['sidebar-primary'] }],
      themes: { default_id: 'system' },
    })
    expect(settings?.branding).toMatchObject({ site_name: 'Rīts', logo_dark: 'dark.svg' })
    expect(settings?.homepage).toMatchObject({ type: 'landingPage', appearance: { headerSubtitle: 'Labrīt' } })
    expect(settings?.menus).toMatchObject([{ name: 'Galva', items: [] }])
    expect(settings?.themes.default_id).toBe('system')
  })

  it('keeps every value when nothing, or an empty group of PHP’s, is sent', () => {
    expect(previewSettings(saved, {})).toEqual(saved)
    expect(previewSettings(saved, { branding: [], homepage: [] })).toEqual(saved)
  })

  it.each(['base_url', 'asset_url', 'family', 'logging', 'billing', 'ads', 'recaptcha'])('ignores “%s”', (group) => {
    expect(previewSettings(saved, { [group]: 'https://evil.example' })).toEqual(saved)
  })

  it.each([
    { branding: 'Rīts' },
    { branding: { site_name: { toString: 'Rīts' } } },
    { homepage: 7 },
    { homepage: { appearance: { primaryFeatures: 'none' } } },
    { homepage: { appearance: { actions: { cta1: { label: [] } } } } },
    { menus: { length: 1 } },
    { menus: [{ items: [{ icon: '<svg onload="alert(1)">' }] }] },
    { themes: { default_id: {} } },
    { branding: { site_name: 'Rīts' }, menus: 'none' },
  ])('returns nothing for %j', (values) => {
    expect(previewSettings(saved, values)).toBeUndefined()
  })

  it.each([
    '{"__proto__": {"polluted": true}}',
    '{"branding": {"__proto__": {"polluted": true}}}',
    '{"homepage": {"appearance": {"__proto__": {"polluted": true}}}}',
    '{"menus": [{"__proto__": {"polluted": true}}]}',
    '{"constructor": {"prototype": {"polluted": true}}}',
  ])('pollutes no prototype with %s', (json) => {
    const values = JSON.parse(json) as Record<string, unknown>
    const settings = previewSettings(saved, values)
    expect(settings).toBeDefined()
    expect('polluted' in {}).toBe(false)
    expect(settings && 'polluted' in settings.branding).toBe(false)
    expect(settings && 'polluted' in settings).toBe(false)
  })
})
