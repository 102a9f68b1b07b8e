import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'

import { workOn } from './nothing-to-do.ts'

/** Module that react-aria's plugin puts in the place of other languages. */
const EMPTY = /[\\/]optimize-locales-plugin[\\/]empty\.js$/

/** Keeps only the site's languages, Latvian and English, of react-aria's built-in translations. */
export function supportedLocales(): Plugin {
  const { found, buildEnd } = workOn('translation of react-aria into another language')
  return {
    ...optimizeLocales.vite({ locales: ['en-US', 'lv-LV'] }),
    name: 'dziesma:supported-locales',
    enforce: 'pre',
    load: { filter: { id: EMPTY }, handler: () => found('translation of react-aria into another language') },
    buildEnd,
  }
}
