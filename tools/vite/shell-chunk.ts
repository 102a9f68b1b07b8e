import type { Plugin } from 'vite'

const at = (file: string) => `/resources/client/${file}`

/** What is there on every page: React, the router, and what is around the screens. */
const APP = ['app/start.tsx'].map(at)
/** What the web player's first page is made of, and what a guest's is. */
const PLAYER = [
  'app/layouts/player-layout.tsx',
  'app/session-watchers.ts',
  'features/player/index.ts',
  'features/catalogue/home-screen.tsx',
].map(at)
const GUEST = ['features/auth/login-screen.tsx'].map(at)

/** `['ChevronLeft']` of a module that imports it. */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  )

const pascalCase = (name: string): string =>
  name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/** `['EighthNotes', 'Music']` of `…/lucide-react/dist/esm/icons/eighth-notes.mjs`, whose aliases its code lists; empty for any other module. */
function iconNames(id: string, code: string): string[] {
  const [, name] = /lucide-react\/.*\/icons\/([\w-]+)\.m?js/.exec(id) ?? []
  if (name === undefined) return []
  const [, aliases = ''] = /aliases:\s*\[([^\]]*)\]/.exec(code) ?? []
  return [name, ...[...aliases.matchAll(/[\w-]+/g)].map(([alias]) => alias)].map(pascalCase)
}

/** What a module is part of: every page, the web player's first page, or a guest's. */
type Part = 'app' | 'player' | 'guest'

/** The parts, each a chunk named after it. */
export const shellParts: Part[] = ['app', 'player', 'guest']

/**
 * Makes one chunk of what the player's frame, its bar and its home page import at once. They are always fetched together; left alone,
 * every part that another screen shares becomes a chunk: fifty of them, in which nothing compresses well. The guest's first screen is a
 * second one, and what both or every page need a third.
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
        // Icons are all reached through one file: what counts is who names them.
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
