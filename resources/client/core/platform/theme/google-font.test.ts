import { afterEach, beforeEach, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { loadGoogleFont } from './google-font'

const BASE = 'https://fonts.googleapis.com/css2'
const themeWith = (font: { family: string; google?: boolean | null } | null) => ({
  id: 1,
  values: {},
  is_dark: false,
  default_light: false,
  default_dark: false,
  font,
})
const linked = () => [...document.querySelectorAll('link')].map(({ href }) => href)

beforeEach(() => setBootstrap(bootstrapOf()))
afterEach(() => document.head.replaceChildren())

it('links the style sheet of a Google font once', () => {
  loadGoogleFont(themeWith({ family: '"Open Sans", sans-serif', google: true }))
  loadGoogleFont(themeWith({ family: 'Open Sans', google: true }))
  expect(linked()).toEqual([`${BASE}?family=Open%20Sans:wght@400;500;600;700&display=swap`])
})

it('leaves a style sheet to the server that has linked it', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${BASE}?family=Roboto&family=Open+Sans:wght@400;500;600;700">`
  loadGoogleFont(themeWith({ family: 'Open Sans', google: true }))
  loadGoogleFont(themeWith({ family: 'Roboto', google: true }))
  expect(linked()).toHaveLength(1)
})

it.each([null, { family: 'Nunito' }, { family: 'Nunito', google: false }, { family: '', google: true }])(
  'links nothing for the font %j',
  (font) => {
    loadGoogleFont(themeWith(font))
    expect(linked()).toEqual([])
  },
)

it('links nothing on a child’s page', () => {
  setBootstrap(bootstrapOf({ user: { id: 7, permissions: [{ name: 'family.open' }] } }))
  loadGoogleFont(themeWith({ family: 'Roboto', google: true }))
  expect(linked()).toEqual([])
})
