import type { Plugin } from 'vite'

import { APP_ROOT, type FirstChunk, firstScreens, type ScreenName, screenNames } from './first-screens.ts'
import { workOn } from './nothing-to-do.ts'

const at = (file: string) => `/resources/client/${file}`

/** Roots of the first screens, each of which the build has. */
const ROOTS = [APP_ROOT, ...Object.values(firstScreens).flat()].map(at)

/** Returns the lucide icons that a module imports, such as `['ChevronLeft']`. */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  )

const pascalCase = (name: string): string =>
  name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/**
 * Returns the names of a lucide icon module and its aliases, such as `['EighthNotes', 'Music']`; empty for other
 * modules.
 */
function iconNames(id: string, code: string): string[] {
  const [, name] = /lucide-react\/.*\/icons\/([\w-]+)\.m?js/.exec(id) ?? []
  if (name === undefined) return []
  const [, aliases = ''] = /aliases:\s*\[([^\]]*)\]/.exec(code) ?? []
  return [name, ...[...aliases.matchAll(/[\w-]+/g)].map(([alias]) => alias)].map(pascalCase)
}

/** Modules that the first screens reach through the index of a library, but do not use. */
const UNUSED = /@tanstack\/[^]*\/(queriesObserver|useQueries)\.js$/

/**
 * Groups the modules of the player's layout, bar and home page, which always load together, into one chunk. By default
 * every part shared with another screen would be a chunk: fifty of them, too small to compress well. The guest's first
 * screen is a second chunk, and modules that it shares, or that all pages need, are a third. The plans and
 * the landing page are first screens too, each with a chunk and with one for what it shares with others.
 */
export function shellChunk(): { plugin: Plugin; partOf: (id: string) => FirstChunk | undefined } {
  const parts = new Map<string, FirstChunk>()
  const work = workOn(...ROOTS)
  return {
    plugin: {
      name: 'dziesma:shell-chunk',
      apply: 'build',
      buildEnd(error) {
        const ids = [...this.getModuleIds()]
        for (const root of ROOTS) if (ids.some((id) => id.endsWith(root))) work.found(root)
        work.buildEnd.call(this, error)
        const reachedFrom = (from: string[]): Set<string> => {
          const reached = new Set<string>()
          const reach = (id: string): void => {
            if (reached.has(id)) return
            reached.add(id)
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported)
          }
          for (const id of ids) if (from.some((root) => id.endsWith(root))) reach(id)
          return reached
        }
        // All icons are reachable through lucide's index, so they are assigned by the modules that import their names.
        const codeFrom = (...roots: string[]) => {
          const modules = reachedFrom(roots.map(at))
          return { modules, icons: new Set([...modules].flatMap((id) => iconsIn(this.getModuleInfo(id)?.code ?? ''))) }
        }
        const app = codeFrom(APP_ROOT)
        const screens = screenNames.map((name) => ({ name, ...codeFrom(...firstScreens[name]) }))
        for (const id of ids) {
          const icons = iconNames(id, this.getModuleInfo(id)?.code ?? '')
          const isIn = (code: typeof app) =>
            icons.length > 0 ? icons.some((icon) => code.icons.has(icon)) : code.modules.has(id)
          const part = isIn(app) ? 'app' : partOf(screens.filter(isIn).map(({ name }) => name))
          if (part && !firstScreens.plans.some((root) => id.endsWith(at(root)))) parts.set(id, part)
        }
      },
    },
    partOf: (id) => (UNUSED.test(id) ? undefined : parts.get(id)),
  }
}

/** Chunk of a module by the screens that use it. */
function partOf([user, ...others]: ScreenName[]): FirstChunk | undefined {
  if (others.length === 0) return user
  return user === 'guest' || others.includes('guest') ? 'app' : 'common'
}
