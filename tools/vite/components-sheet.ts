import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const CLIENT = join(import.meta.dirname, '../../resources/client')

/** Tests whether the text of `styles/main.css` names a module as a source. Paths start at the client's folder. */
function isSourceOf(mainSheet: string, file: string): boolean {
  const isIn = (directive: string) =>
    [...mainSheet.matchAll(new RegExp(String.raw`^${directive} '\.\./([^'*]+)';`, 'gm'))].some(([, source = '']) =>
      patternOf(source).test(file),
    )
  return isIn('@source') && !isIn('@source not')
}

/** Matches a file or everything in a folder; `{a,b}` matches either name. */
const patternOf = (source: string): RegExp => {
  const pattern = source
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return new RegExp(`^${pattern}(?:$|/)`)
}

/** Tests whether a module has classes, and `styles/main.css` is not made from it. */
export const needsComponentsSheet = (file: string, code: string, mainSheet: string): boolean =>
  ((file.endsWith('.tsx') && code.includes('className')) || file.endsWith('-style.ts')) && !isSourceOf(mainSheet, file)

/**
 * Imports `styles/components.css` into each module whose classes are not in `styles/main.css`, so that every lazy chunk brings its styles.
 * Modules of the first screens are named in main.css instead.
 */
export const componentsSheet = (): Plugin => ({
  name: 'dziesma:components-sheet',
  enforce: 'pre',
  transform: {
    filter: { id: /\/resources\/client\/[^?]+\.tsx?$/ },
    handler(code, id) {
      const mainSheet = readFileSync(join(CLIENT, 'styles/main.css'), 'utf8')
      if (!needsComponentsSheet(relative(CLIENT, id).replaceAll('\\', '/'), code, mainSheet)) return undefined
      // At the end, where it moves no line of the source map.
      return { code: `${code}\nimport '@/styles/components.css'\n`, map: null }
    },
  },
})
