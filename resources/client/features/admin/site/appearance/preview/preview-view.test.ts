import { describe, expect, it } from 'vitest'

import { scaleOf } from '@/core/shared/appearance-editor/frame/scaled-page'

import { appearanceOf } from '../draft/appearance'
import { messagesOf } from './messages-of'
import { newMember, pageSize, shownTheme, shownVisitor } from './preview-view'

const theme = (id: number | string, flags: object = {}) => ({
  id,
  values: {},
  is_dark: false,
  default_light: false,
  default_dark: false,
  ...flags,
})
const site = (...all: ReturnType<typeof theme>[]) =>
  appearanceOf({
    settings: { branding: { site_name: 'Dziesma' } },
    appearance: { env: {}, custom_code: {}, themes: all },
  })

const member = { kind: 'member' as const, roles: [{ id: 2 }], permissions: [] }

describe('pageSize', () => {
  it('swaps width and height of a rotated device', () => {
    expect(pageSize({ device: 'phone', isRotated: false })).toEqual({ width: 390, height: 844 })
    expect(pageSize({ device: 'phone', isRotated: true })).toEqual({ width: 844, height: 390 })
  })
})

describe('scaleOf', () => {
  it.each([
    [{ width: 640, height: 800 }, 0.5],
    [{ width: 1280, height: 400 }, 0.5],
    [{ width: 3000, height: 3000 }, 1],
  ])('fits a desktop page into %j at %d', (space, scale) => {
    expect(scaleOf({ width: 1280, height: 800 }, space)).toBe(scale)
  })
})

describe('shownTheme', () => {
  const light = theme(1, { default_light: true })
  const dark = theme(2, { is_dark: true })
  it('finds the edited theme, the default of the mode, or one of the mode', () => {
    const values = site(theme(3), light, dark)
    expect(shownTheme(values, { mode: 'light', themeId: 3 })?.id).toBe(3)
    expect(shownTheme(values, { mode: 'light', themeId: undefined })?.id).toBe(1)
    expect(shownTheme(values, { mode: 'dark', themeId: 'deleted' })?.id).toBe(2)
    expect(shownTheme(site(), { mode: 'dark', themeId: undefined })).toBeUndefined()
  })
})

describe('shownVisitor', () => {
  it('returns the guest while the landing page is edited', () => {
    expect(shownVisitor({ visitor: member, showsLanding: false })).toBe(member)
    expect(shownVisitor({ visitor: member, showsLanding: true })).toEqual({ kind: 'guest' })
  })
})

describe('newMember', () => {
  it('returns the rights of the roles that new accounts get, once the roles are known', () => {
    const play = { name: 'music.play', restrictions: [] }
    const role = (id: number, isDefault: boolean) => ({
      id,
      name: String(id),
      default: isDefault,
      guests: false,
      type: 'sitewide' as const,
      permissions: [play],
    })
    expect(newMember([role(1, false), role(2, true)])).toMatchObject({ roles: [{ id: 2 }], permissions: [play] })
    expect(newMember(undefined)).toBeUndefined()
  })
})

describe('messagesOf', () => {
  it('contains every value, also empty ones, and the theme to show', () => {
    const [values, visitor, active] = messagesOf(site(theme(1, { default_light: true })), {
      mode: 'light',
      themeId: undefined,
      showsLanding: false,
      visitor: member,
    })
    expect(values).toMatchObject({
      type: 'setValues',
      values: { settings: { branding: { site_name: 'Dziesma', logo_dark: '' } }, appearance: { themes: [{ id: 1 }] } },
    })
    expect(visitor).toEqual({ type: 'setVisitor', visitor: member })
    expect(active).toEqual({ type: 'setActiveTheme', themeId: 1 })
  })
})
