import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Settings } from '@/contract/shapes/settings'
import { paths } from '@/core/platform/navigation/paths'
import { isBanned, mustVerifyEmail } from '@/core/platform/session/permissions'
import type { Load } from '@/lib/lazy/lazy-component'
import { createStore } from '@/lib/store'

import { type RouteRow, routes } from './routes'
import { screens } from './screens'

const loginHomepage: RouteRow = { path: paths.home.pattern, access: 'everyone', layout: 'form', ...screens.login }

/** Screens that `homepage.type` puts at `/` for guests, also for those that an editor previews. */
export const homepages: Record<string, RouteRow> = {
  loginPage: loginHomepage,
  registerPage: { ...loginHomepage, ...screens.register },
  customPage: {
    path: paths.home.pattern,
    access: 'everyone',
    layout: 'public',
    screen: () => import('@/features/custom-pages/custom-page-screen').then((module) => module.HomeCustomPage),
  },
  landingPage: {
    path: paths.home.pattern,
    access: 'everyone',
    layout: 'public',
    screen: () => import('./load-landing').then((module) => module.loadLanding()),
  },
}

/**
 * Returns the homepage by its type in the settings. Undefined for channels, unknown types and a custom page without its id
 * or slug: the web player's.
 */
function homepageOf({ homepage: { type, value }, registration }: Settings): RouteRow | undefined {
  // The form would only lead to sign-in.
  if (type === 'registerPage' && registration.disable) return loginHomepage
  if (type === 'customPage' && (value ?? '') === '') return undefined
  return type && Object.hasOwn(homepages, type) ? homepages[type] : undefined
}

/** The only screen of a user who has not confirmed their email address (spec section 2, "Redirects"). */
const verification: RouteRow = {
  path: '*',
  access: 'everyone',
  layout: 'form',
  screen: () => import('@/features/auth/email-verification-screen').then((module) => module.Screen),
}

/**
 * The only screen of a suspended user: the server refuses every request except sign-out (backend contract, trap 28).
 */
const suspension: RouteRow = {
  path: '*',
  access: 'everyone',
  layout: 'bare',
  screen: () => import('@/features/auth/suspended-screen').then((module) => module.Screen),
}

/** The table and layout without a network, which only the offline shell's code sets (offline-player.ts). */
export const offline = createStore<{ rows: RouteRow[]; layout: Load } | undefined>(undefined)

/**
 * Returns the table in force: `/` shows the configured homepage to guests, and the web player to users. Without a network,
 * every path shows the downloads.
 */
export function activeRoutes(bootstrap: Bootstrap, previewsGuest: boolean): RouteRow[] {
  const offlineRows = offline.get()?.rows
  if (offlineRows) return offlineRows
  if (isBanned(bootstrap.user)) return [suspension]
  if (mustVerifyEmail(bootstrap)) return [verification]
  const { settings, user } = bootstrap
  const showsHomepage = user === null || previewsGuest
  const homepage = showsHomepage ? homepageOf(settings) : undefined
  return homepage ? [homepage, ...routes.filter(({ path }) => path !== homepage.path)] : routes
}
