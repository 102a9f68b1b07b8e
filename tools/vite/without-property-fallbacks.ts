import type { Plugin } from 'vite'

import { workOn } from './nothing-to-do.ts'

/** Initial values of Tailwind's variables for browsers without `@property`, as a rule for every element. */
const FALLBACK = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/

/** Drops a rule of Tailwind that no supported browser applies: all of them know `@property`. */
export function withoutPropertyFallbacks(): Plugin {
  const { found, buildEnd } = workOn('fallback for browsers without @property')
  return {
    name: 'dziesma:without-property-fallbacks',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/resources\/client\/styles\/(?:main|components)\.css/ },
      handler(code) {
        if (!FALLBACK.test(code)) return undefined
        found('fallback for browsers without @property')
        return { code: code.replace(FALLBACK, ''), map: null }
      },
    },
    buildEnd,
  }
}
