import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

import { styleRoots } from './first-screens.ts'
import { workOn } from './nothing-to-do.ts'
import { staticImports } from './static-imports.ts'

const CLIENT = join(import.meta.dirname, '../../resources/client')
const MAIN_SHEET = join(CLIENT, 'styles/main.css')

/** Tests whether a module of the first screens may have classes. In `lib/` and `contract/` a word is never a class. */
const hasClasses = (file: string): boolean =>
  file.endsWith('.tsx') || file.endsWith('-style.ts') || /^(?:app|ui)\//.test(file)

/** Returns the modules whose classes are in `styles/main.css`. Paths start at the client's folder. */
export const mainSheetSources = (): Set<string> => new Set([...staticImports(styleRoots)].filter(hasClasses))

/** Tests whether a module has classes, and `styles/main.css` is not made from it. */
export const needsComponentsSheet = (file: string, code: string, sources: ReadonlySet<string>): boolean =>
  ((file.endsWith('.tsx') && code.includes('className')) || file.endsWith('-style.ts')) && !sources.has(file)

/**
 * Generates `styles/main.css` from the modules of the first screens, and imports `styles/components.css` into each other
 * module with classes, so that every lazy chunk brings its styles.
 */
export function componentsSheet(): Plugin {
  const { found, buildEnd } = workOn('module whose classes are missing in main.css')
  let sources: ReadonlySet<string> = new Set()
  return {
    name: 'dziesma:components-sheet',
    enforce: 'pre',
    buildStart() {
      sources = mainSheetSources()
    },
    load: {
      filter: { id: /\/resources\/client\/styles\/main\.css$/ },
      handler: () =>
        [readFileSync(MAIN_SHEET, 'utf8'), ...[...sources].map((file) => `@source '../${file}';`)].join('\n'),
    },
    transform: {
      filter: { id: /\/resources\/client\/[^?]+\.tsx?$/ },
      handler(code, id) {
        if (!needsComponentsSheet(relative(CLIENT, id).replaceAll('\\', '/'), code, sources)) return undefined
        found('module whose classes are missing in main.css')
        // At the end, where it moves no line of the source map.
        return { code: `${code}\nimport '@/styles/components.css'\n`, map: null }
      },
    },
    buildEnd,
  }
}
