import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'

/** Keeps of react-aria's own words the languages of the site alone: Latvian and English. */
export const spokenLocales = (): Plugin => ({
  ...optimizeLocales.vite({ locales: ['en-US', 'lv-LV'] }),
  enforce: 'pre',
})
