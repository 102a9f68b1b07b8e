import { describe, expect, it } from 'vitest'

import { editorMessageSchema, previewMessageSchema } from './messages'

const source = 'be-appearance-editor'
const isEditors = (message: unknown) => editorMessageSchema.safeParse(message).success
const isPreviews = (message: unknown) => previewMessageSchema.safeParse(message).success

const theme = { id: 'new-1', values: { '--be-primary': '1 2 3' }, is_dark: true }

describe('editorMessageSchema', () => {
  it.each([
    { type: 'navigate', to: '/pricing' },
    { type: 'navigate', to: { pathname: '/pricing', search: '?a=1' } },
    { type: 'setValues', values: {} },
    { type: 'setValues', values: { settings: [], appearance: [] } },
    { type: 'setValues', values: { settings: { menus: [], branding: { site_name: null } } } },
    { type: 'setValues', values: { appearance: { themes: [theme] } } },
    { type: 'setValues', values: { appearance: { themes: { all: [theme], selectedThemeId: 1 }, env: {} } } },
    { type: 'setThemeValue', name: '--be-primary', value: '1 2 3' },
    { type: 'setThemeColor', name: '--be-primary', value: '1 2 3' },
    { type: 'setThemeFont', value: null },
    { type: 'setThemeFont', value: { family: 'Roboto', google: true, category: 'sans-serif' } },
    { type: 'setActiveTheme', themeId: 2 },
    { type: 'setActiveTheme', themeId: 'new-1' },
    { type: 'setVisitor', visitor: { kind: 'guest' } },
    { type: 'setVisitor', visitor: { kind: 'member', roles: [{ id: 2 }], permissions: [] } },
    { type: 'setCustomCode', mode: 'css' },
    { type: 'setCustomCode', mode: 'html', value: '<p>Hi</p>' },
  ])('accepts %j', (message) => {
    expect(isEditors({ source, ...message })).toBe(true)
  })

  it.each([
    null,
    'navigate',
    [],
    {},
    { source, type: 'reload' },
    { source, type: 'toString' },
    { source, type: '__proto__' },
    { source: 'other', type: 'setThemeFont', value: null },
    { type: 'setThemeFont', value: null },
    { source, type: 'navigate', to: 7 },
    { source, type: 'navigate', to: { pathname: ['/'] } },
    { source, type: 'setValues' },
    { source, type: 'setValues', values: { settings: [1] } },
    { source, type: 'setValues', values: { appearance: { themes: [{ id: {} }] } } },
    { source, type: 'setThemeValue', name: '--be-primary', value: 7 },
    { source, type: 'setThemeFont', value: 'Roboto' },
    { source, type: 'setVisitor', visitor: 'guest' },
    { source, type: 'setVisitor', visitor: { kind: 'admin' } },
    { source, type: 'setActiveTheme', themeId: null },
    { source, type: 'setCustomCode', mode: 'js', value: 'alert(1)' },
    { source, type: 'setCustomCode', mode: 'css', value: {} },
  ])('refuses %j', (message) => {
    expect(isEditors(message)).toBe(false)
  })
})

describe('setValues', () => {
  const valuesOf = (values: unknown) => {
    const message = editorMessageSchema.parse({ source, type: 'setValues', values })
    return message.type === 'setValues' ? message.values : undefined
  }

  it('returns the theme rows of both spellings, and none when they are absent', () => {
    expect(valuesOf({ appearance: { themes: { all: [theme] } } })).toEqual(
      valuesOf({ appearance: { themes: [theme] } }),
    )
    expect(valuesOf({ appearance: { themes: [theme] } })?.appearance.themes).toMatchObject([{ id: 'new-1' }])
    expect(valuesOf({})).toEqual({ settings: {}, appearance: {} })
  })

  it('drops a key that would replace the prototype', () => {
    const values = JSON.parse('{"settings": {"__proto__": {"polluted": true}, "menus": []}}')
    const settings = valuesOf(values)?.settings ?? {}
    expect(Object.keys(settings)).toEqual(['menus'])
    expect('polluted' in settings).toBe(false)
  })
})

describe('previewMessageSchema', () => {
  it.each([
    { type: 'ready', path: '/' },
    { type: 'routeChanged', path: '/pricing?a=1#b' },
    { type: 'settingPressed', setting: 'menus.0.items.2' },
  ])('accepts %j of the page, and not of an editor', (message) => {
    expect(isPreviews({ source: 'appearance-preview', ...message })).toBe(true)
    expect(isPreviews({ source, ...message })).toBe(false)
  })
})
