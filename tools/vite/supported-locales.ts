import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'

/** Keeps only the site's languages, Latvian and English, of react-aria's built-in translations. */
export const supportedLocales = (): Plugin => ({
  ...optimizeLocales.vite({ locales: ['en-US', 'lv-LV'] }),
  enforce: 'pre',
})
