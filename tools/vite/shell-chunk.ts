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
/** Root of the plans, a guest's first screen too. The screen itself is not in the chunk, which the checkout shares. */
const PLANS = ['features/pricing/pricing-screen.tsx'].map(at)
/** Roots of the landing page, a guest's first screen where the site has one. */
const LANDING = ['app/load-landing.tsx', 'features/landing/landing-screen.tsx'].map(at)

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

const screenNames = ['player', 'guest', 'plans', 'landing'] as const
type ScreenName = (typeof screenNames)[number]

/**
 * Names of the chunks: every page, each first screen, what the plans share with others, and what two other screens
 * share.
 */
export const shellParts = ['app', ...screenNames, 'common', 'guest-landing'] as const
/** Chunk of a module. */
type Part = (typeof shellParts)[number]

/**
 * Groups the modules of the player's layout, bar and home page, which always load together, into one chunk. By default
 * every part shared with another screen would be a chunk: fifty of them, too small to compress well. The guest's first
 * screen is a second chunk, and modules that it shares, or that all pages need, are a third. The plans and
 * the landing page are first screens too, each with a chunk and with one for what it shares with others.
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
        const app = reachedFrom(APP)
        const screens = {
          player: reachedFrom(PLAYER),
          guest: reachedFrom(GUEST),
          plans: reachedFrom(PLANS),
          landing: reachedFrom(LANDING),
        }
        // All icons are reachable through lucide's index, so they are assigned by the modules that import their names.
        const named = (ids: Set<string>) =>
          new Set([...ids].flatMap((id) => iconsIn(this.getModuleInfo(id)?.code ?? '')))
        const appIcons = named(app)
        const iconsOf = {
          player: named(screens.player),
          guest: named(screens.guest),
          plans: named(screens.plans),
          landing: named(screens.landing),
        }
        for (const id of this.getModuleIds()) {
          const icons = iconNames(id, this.getModuleInfo(id)?.code ?? '')
          const isIn = (modules: Set<string>, names: Set<string>) =>
            icons.length > 0 ? icons.some((icon) => names.has(icon)) : modules.has(id)
          const users = screenNames.filter((screen) => isIn(screens[screen], iconsOf[screen]))
          const part = isIn(app, appIcons) ? 'app' : partOf(users)
          if (part && !PLANS.some((root) => id.endsWith(root))) parts.set(id, part)
        }
      },
    },
    partOf: (id) => (UNUSED.test(id) ? undefined : parts.get(id)),
  }
}

/** Chunk of a module by the screens that use it, in the order of {@link screenNames}. */
function partOf(users: ScreenName[]): Part | undefined {
  const pair = shellParts.find((part) => part === users.join('-'))
  if (pair || users.length === 0) return pair
  return users.includes('guest') ? 'app' : 'common'
}
