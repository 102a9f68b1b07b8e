import type { Settings } from '@/contract/settings'

/** Number of administrator accounts of a demo site, counted from 1 (spec section 9). */
const DEMO_ACCOUNTS = 100

/** Initial values of the sign-in form. */
export type Credentials = { email: string; password: string }

/**
 * Returns a demo site's credentials (spec sections 2 and 9), or undefined on a real site: the configured account, or a
 * random administrator so that visitors do not disturb each other. `random` is in [0, 1). The spec does not name the
 * numbered accounts; `demo.email` overrides them.
 */
export function demoCredentials({ site, demo }: Settings, random: number): Credentials | undefined {
  if (!site.demo) return undefined
  if (demo.email) return { email: demo.email, password: demo.password ?? '' }
  return { email: `admin@demo${Math.floor(random * DEMO_ACCOUNTS) + 1}.com`, password: demo.password || 'admin' }
}
