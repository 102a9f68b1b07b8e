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

test('loads both subsets of the font before a text needs them, and survives that they do not come', () => {
  offerFonts()
  preloadFont()
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nunito Variable'), 'aā')
})

test('leaves the font alone where the theme has one of its own', () => {
  offerFonts()
  document.documentElement.style.setProperty('--be-font-family', 'Lato')
  preloadFont()
  expect(load).not.toHaveBeenCalled()
})

test('does without in a browser that cannot load fonts', () => {
  expect(preloadFont).not.toThrow()
})
