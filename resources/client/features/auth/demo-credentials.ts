import type { Settings } from '@/contract/settings'

/** Administrator accounts of a demo site, numbered from 1 (spec section 9). */
const DEMO_ACCOUNTS = 100

/** What the sign-in form starts with. */
export type Credentials = { email: string; password: string }

/**
 * What a demo site fills in (spec sections 2 and 9): the configured account, or any of its numbered administrators, so
 * that visitors do not get into each other's way. Undefined on a real site. `random` is in [0, 1).
 * The specification does not spell the numbered accounts; a site that names its own configures `demo.email`.
 */
export function demoCredentials({ site, demo }: Settings, random: number): Credentials | undefined {
  if (!site.demo) return undefined
  if (demo.email) return { email: demo.email, password: demo.password ?? '' }
  return { email: `admin@demo${Math.floor(random * DEMO_ACCOUNTS) + 1}.com`, password: demo.password || 'admin' }
}
