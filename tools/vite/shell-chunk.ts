import type { Plugin } from 'vite'

const at = (file: string) => `/resources/client/${file}`

/** Roots of the code on every page: React, the router, and the layout around screens. */
const APP = ['app/start.tsx'].map(at)
/** Roots of the web player's first screen, and of a guest's. */
const PLAYER = [
  'app/layouts/player-layout.tsx',
  'app/session-watchers.ts',
  'features/player/index.ts',
  'features/catalogue/home-screen.tsx',
].map(at)
const GUEST = ['features/auth/login-screen.tsx'].map(at)

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

/** Chunk of a module: every page, the web player's first screen, or a guest's. */
type Part = 'app' | 'player' | 'guest'

/** Names of the chunks. */
export const shellParts: Part[] = ['app', 'player', 'guest']

/**
 * Groups the modules of the player's layout, bar and home page, which always load together, into one chunk. By default
 * every part shared with another screen would be a chunk: fifty of them, too small to compress well. The guest's first
 * screen is a second chunk, and modules that both or all pages need are a third.
 */
export function shellChunk(): { plugin: Plugin; partOf: (id: string) => Part | undefined } {
  const parts = new Map<string, Part>()
  return {
    plugin: {
      name: 'dziesma:shell-chunk',
      buildEnd() {
        const reachedFrom = (roots: string[]): Set<string> => {
          const reached = new Set<string>()
          const reach = (id: string): void => {
            if (reached.has(id)) return
            reached.add(id)
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported)
          }
          for (const id of this.getModuleIds()) if (roots.some((root) => id.endsWith(root))) reach(id)
          return reached
        }
        const [app, player, guest] = [reachedFrom(APP), reachedFrom(PLAYER), reachedFrom(GUEST)]
        // All icons are reachable through lucide's index, so they are assigned by the modules that import their names.
        const named = (ids: Set<string>) =>
          new Set([...ids].flatMap((id) => iconsIn(this.getModuleInfo(id)?.code ?? '')))
        const [appIcons, playerIcons, guestIcons] = [named(app), named(player), named(guest)]
        for (const id of this.getModuleIds()) {
          const icons = iconNames(id, this.getModuleInfo(id)?.code ?? '')
          const isIn = (modules: Set<string>, names: Set<string>) =>
            icons.length > 0 ? icons.some((icon) => names.has(icon)) : modules.has(id)
          const part = isIn(app, appIcons) ? 'app' : partOf(isIn(player, playerIcons), isIn(guest, guestIcons))
          if (part) parts.set(id, part)
        }
      },
    },
    partOf: (id) => parts.get(id),
  }
}

function partOf(isOfPlayer: boolean, isOfGuest: boolean): Part | undefined {
  if (isOfPlayer) return isOfGuest ? 'app' : 'player'
  return isOfGuest ? 'guest' : undefined
}
