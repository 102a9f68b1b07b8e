import { afterEach, expect, test, vi } from 'vitest'

import { preloadFont } from './preload-font'

const load = vi.fn<(font: string, text: string) => Promise<never>>(() =>
  Promise.reject(new Error('The network is down')),
)

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  document.documentElement.removeAttribute('style')
  load.mockClear()
})

const offerFonts = () => Object.assign(document, { fonts: { load } })

test('preloadFont loads both subsets of the font and ignores failures', () => {
  offerFonts()
  preloadFont()
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nunito Variable'), 'aā')
})

test('preloadFont skips the font where the theme has its own', () => {
  offerFonts()
  document.documentElement.style.setProperty('--be-font-family', 'Lato')
  preloadFont()
  expect(load).not.toHaveBeenCalled()
})

test('preloadFont does nothing in a browser without the font loading API', () => {
  expect(preloadFont).not.toThrow()
})
