import { matchRoutes } from 'react-router-dom'

import type { Bootstrap } from '@/contract/bootstrap'
import { encodeComponent } from '@/contract/encode-component'
import { hasPermission, isChildProfile } from '@/core/platform/session/permissions'

import type { OnboardingSelection } from './onboarding-selection'
import { campaignPaths, paths } from './paths'
import { hasScreen } from './routed-paths'
import { safePath } from './safe-path'

/** Query parameter of the sign-in page: where to go afterwards. */
export const RETURN_PARAMETER = 'returnTo'

/** What is known when somebody has signed in. */
export type Arrival = {
  /** Where they wanted to go before. */
  returnTo?: string | null | undefined
  /** The plan they chose before. */
  onboarding?: OnboardingSelection | undefined
}

/** The sign-in page, which leads back to `path` afterwards, with the email address filled in if there is one. */
export function loginPath(path: string, email?: string): string {
  const query = [
    path !== paths.home.link() && `${RETURN_PARAMETER}=${encodeComponent(path)}`,
    email && `email=${encodeComponent(email)}`,
  ].filter(Boolean)
  return paths.login.link() + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** Where to pay for the plan chosen before signing in; undefined without a plan or a checkout. */
export function checkoutPath({ settings }: Bootstrap, onboarding: OnboardingSelection | undefined): string | undefined {
  const path = onboarding && settings.billing.enable ? paths.checkout.link(onboarding) : undefined
  return path && hasScreen(path) ? path : undefined
}

/**
 * Where a sign-in leads (spec section 2): to pay for the chosen plan, back to where one came from, to the site's
 * redirect URI, or home. Skips guests' pages, which would only redirect again, and pages that don't exist.
 */
export function postLoginPath(bootstrap: Bootstrap, { returnTo, onboarding }: Arrival = {}): string {
  const { redirectUri, secondaryRedirectUri } = bootstrap
  const targets = [safePath(returnTo), safePath(redirectUri) ?? defaultPath(bootstrap), safePath(secondaryRedirectUri)]
  const isTarget = (target: string | undefined): target is string =>
    target !== undefined && !isGuestPage(target) && hasScreen(target)
  return checkoutPath(bootstrap, onboarding) ?? targets.find(isTarget) ?? paths.home.link()
}

const defaultPath = (bootstrap: Bootstrap): string =>
  hasPermission(bootstrap, 'admin.access') ? paths.admin.link() : paths.home.link()

/**
 * Where a signed-in user goes from a guests' page, be it that they have just signed in there; `path` has its query. Whoever came by an
 * invitation to a workspace, which names an address, goes to where it waits for the answer.
 */
export function guestOnlyRedirect(bootstrap: Bootstrap, path: string, onboarding?: OnboardingSelection): string {
  const query = new URLSearchParams(path.split('?')[1])
  const isInvited = bootstrap.settings.notifications.integrated && isAnyOf(invitedPages, path) && query.has('email')
  const returnTo = query.get(RETURN_PARAMETER) ?? (isInvited ? paths.notifications.link() : null)
  return postLoginPath(bootstrap, { returnTo, onboarding })
}

/** Whether a path is the shop's, and the shop is closed: children see nothing of it. */
export const isClosedShop = (bootstrap: Bootstrap, path: string): boolean =>
  isChildProfile(bootstrap) && isAnyOf(shopPages, path)

/**
 * Where everybody is sent who comes to a page that is not for them, whatever its access: child profiles see the account
 * settings instead of the shop, and nobody registers where registration is disabled. Undefined for all other pages.
 */
export function pageRedirect(bootstrap: Bootstrap, path: string): string | undefined {
  if (isClosedShop(bootstrap, path)) return paths.accountSettings.link()
  if (bootstrap.settings.registration.disable && isAnyOf(registerPages, path)) return paths.login.link()
  return undefined
}

const registerPages: string[] = [paths.register.pattern, paths.workspaceRegister.pattern]

const invitedPages: string[] = [paths.workspaceLogin.pattern, paths.workspaceRegister.pattern]

const guestPages: string[] = [
  ...registerPages,
  paths.login.pattern,
  paths.workspaceLogin.pattern,
  paths.forgotPassword.pattern,
  paths.resetPassword.pattern,
]

const isGuestPage = (path: string): boolean => isAnyOf(guestPages, path)

/** Everything that sells: changing a plan is buying one too. */
const shopPages: string[] = [
  paths.pricing.pattern,
  paths.checkout.pattern,
  `${paths.changePlan.pattern}/*`,
  paths.billing.pattern,
  ...campaignPaths,
]

/** Compares as the router does: whatever the case, the trailing slash and the encoding. */
const isAnyOf = (patterns: string[], path: string): boolean =>
  matchRoutes(
    patterns.map((pattern) => ({ path: pattern })),
    path.split(/[?#]/)[0] ?? '',
  ) !== null
