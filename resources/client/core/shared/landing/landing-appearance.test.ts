import { describe, expect, it } from 'vitest'

import { landingAppearanceSchema } from '@/contract/groups/landing'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { imageOpacity, landingAppearance, overlayOf } from './landing-appearance'

const appearance = (raw: object) => landingAppearanceSchema.parse(raw)

describe('landingAppearance', () => {
  it.each([
    [{ headerTitle: 'Sveiki' }, 'Sveiki'],
    ['{"headerTitle": "Sveiki"}', 'Sveiki'],
    ['{"headerTitle":', undefined],
    ['"{}"', undefined],
    ['[]', undefined],
    [[], undefined],
    [null, undefined],
    [7, undefined],
    [true, undefined],
  ])('reads the title of %j as %s', (sent, title) => {
    const { settings } = bootstrapOf({ settings: { homepage: { appearance: sent } } })
    const { headerTitle, primaryFeatures } = landingAppearance(settings)
    expect([headerTitle, primaryFeatures]).toEqual([title, []])
  })
})

describe('overlayOf', () => {
  it.each([
    ['#1a6248', 'rgba(0, 0, 0, 0.5)', 'linear-gradient(45deg, #1a6248, rgba(0, 0, 0, 0.5))'],
    ['hsl(20deg 50% 50% / 40%)', null, 'linear-gradient(45deg, hsl(20deg 50% 50% / 40%), hsl(20deg 50% 50% / 40%))'],
    [' #fff ', '', 'linear-gradient(45deg, #fff, #fff)'],
    ['red; background: url(//evil.test)', 'url(https://evil.test/x)', undefined],
    ['#fff), url(//evil.test', 'var(--x)', undefined],
    [undefined, undefined, undefined],
  ])('makes a gradient of %j and %j, of colours only', (headerOverlayColor1, headerOverlayColor2, gradient) =>
    expect(overlayOf(appearance({ headerOverlayColor1, headerOverlayColor2 }))).toBe(gradient),
  )
})

describe('imageOpacity', () => {
  it.each([
    [0.4, 0.4],
    ['0.25', 0.25],
    [0, 0],
    [7, 1],
    [-1, 0],
    ['', 1],
    ['opaque', 1],
    [null, 1],
    [undefined, 1],
  ])('reads %j as %s', (headerImageOpacity, opacity) =>
    expect(imageOpacity(appearance({ headerImageOpacity }))).toBe(opacity),
  )
})
