import type { Bootstrap } from '@/contract/groups/bootstrap'
import {
  hasPermission,
  isBanned,
  isChildProfile,
  isSubscribed,
  mustVerifyEmail,
} from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'

import type { Access } from './access-rule'
import { paths } from './paths'
import { checkoutPath, guestOnlyRedirect, loginPath, type OnboardingSelection, pageRedirect } from './redirects'

export type { Access } from './access-rule'

/** A visit that a route guard decides about. */
export type Visit = {
  bootstrap: Bootstrap
  /** Path and query, relative to the site's root. */
  path: string
  /** True in the appearance editor, where administrators preview guest pages. */
  isAppearanceEditor: boolean
  /** The plan that a guest chose before signing in. */
  onboarding?: OnboardingSelection | undefined
}

/** Decision of a route guard. */
export type Decision = { kind: 'allow' | 'notFound' | 'verifyEmail' | 'suspended' } | { kind: 'redirect'; to: string }

const allow: Decision = { kind: 'allow' }
const redirect = (to: string): Decision => ({ kind: 'redirect', to })

/** Decides whether a visitor may open a page (spec sections 2, "Redirects", and 6). */
export function decideAccess(access: Access, visit: Visit): Decision {
  const { bootstrap, path } = visit
  if (isBanned(bootstrap.user)) return { kind: 'suspended' }
  if (mustVerifyEmail(bootstrap)) return { kind: 'verifyEmail' }
  const target = pageRedirect(bootstrap, path)
  if (target) return redirect(target)
  const checkout = checkoutFromHome(visit)
  if (checkout) return redirect(checkout)
  if (access === 'everyone') return allow
  if (access === 'guestOnly') return decideGuestOnly(visit)
  const isForMembers = access === 'loggedIn' || access.isMembersOnly
  if (isForMembers && !bootstrap.user) return redirect(loginPath(path))
  if (access === 'loggedIn') return allow
  return hasPermission(bootstrap, access.permission) ? allow : decideRefused(visit, access.permission)
}

/**
 * Path of the checkout that a user who arrives at home still has to see: an email address confirmed elsewhere, or a
 * reload, skips the redirect after sign-in.
 */
function checkoutFromHome({ bootstrap, path, isAppearanceEditor, onboarding }: Visit): string | undefined {
  const isHome = path.split(/[?#]/)[0] === paths.home.link()
  return bootstrap.user && isHome && !isAppearanceEditor ? checkoutPath(bootstrap, onboarding) : undefined
}

function decideGuestOnly({ bootstrap, path, isAppearanceEditor, onboarding }: Visit): Decision {
  return bootstrap.user && !isAppearanceEditor ? redirect(guestOnlyRedirect(bootstrap, path, onboarding)) : allow
}

/**
 * Redirects guests to sign in and unsubscribed users to the plans, since either may grant the permission; shows
 * not-found to all others. Children see the account settings instead of the plans.
 */
function decideRefused({ bootstrap, path }: Visit, missing: string): Decision {
  if (!bootstrap.user) return redirect(loginPath(path))
  const isSold = sellsPlans(bootstrap.settings) && !isSubscribed(bootstrap.user)
  if (!isSold) return { kind: 'notFound' }
  return redirect(isChildProfile(bootstrap) ? paths.accountSettings.link() : paths.pricing.link(missing))
}
