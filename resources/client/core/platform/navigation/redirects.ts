import { matchRoutes } from 'react-router-dom'
import * as z from 'zod/mini'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import { encodeComponent } from '@/contract/machinery/path-template'
import { hasPermission, isChildProfile, isSubscribed } from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { stored } from '@/core/platform/storage/local'
import { safePath } from '@/lib/browser/safe-url'
import { siteRoot } from '@/lib/browser/url'

import { campaignPaths, paths } from './paths'
import { hasScreen } from './routed-paths'

const id = z.union([z.number(), z.string().check(z.minLength(1), z.maxLength(100))])

/** Other keys pass through: `plan` is what the visitor saw of it, parsed where it is shown. */
const schema = z.looseObject({ productId: id, priceId: id, couponId: z.optional(id) })

/** The plan that a guest chose, to be bought after signing in (spec section 3). */
export type OnboardingSelection = z.output<typeof schema>

/** Stored selection; the checkout removes it when it opens, with the plan in its URL. */
export const onboardingSelection = stored({ key: 'onboarding', schema })

/** Query parameter of the sign-in page with the path to return to. */
export const RETURN_PARAMETER = 'returnTo'

/** Context of a sign-in. */
export type LoginDestination = {
  /** Path that the visitor wanted to open. */
  returnTo?: string | null | undefined
  /** Plan that the visitor chose before. */
  onboarding?: OnboardingSelection | undefined
}

/** Link to the sign-in page that returns to `path` afterwards, optionally with a prefilled email address. */
export function loginPath(path: string, email?: string): string {
  const query = [
    path !== paths.home.link() && `${RETURN_PARAMETER}=${encodeComponent(path)}`,
    email && `email=${encodeComponent(email)}`,
  ].filter(Boolean)
  return paths.login.link() + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** Current path and query, read on demand: subscribing to the location would re-render every button on navigation. */
export function currentPath(): string {
  const { pathname, search } = window.location
  return `/${pathname.slice(siteRoot().pathname.length)}${search}`
}

/**
 * Returns the plan that a user chose as a guest. Discards it for a child, who never sees the shop. Reads no storage for
 * guests: its first read waits for another process.
 */
export function chosenPlan(bootstrap: Bootstrap): OnboardingSelection | undefined {
  if (!bootstrap.user) return undefined
  if (!isChildProfile(bootstrap)) return onboardingSelection.read()
  onboardingSelection.remove()
  return undefined
}

/**
 * Path where a user buys the plan chosen before sign-in: the checkout, or the plan change for a subscriber. Undefined
 * without a plan, for a child, and where nothing is sold.
 */
export function checkoutPath(bootstrap: Bootstrap, onboarding: OnboardingSelection | undefined): string | undefined {
  if (!onboarding || !sellsPlans(bootstrap.settings) || isChildProfile(bootstrap)) return undefined
  const path = (isSubscribed(bootstrap.user) ? paths.changePlan : paths.checkout).link(onboarding)
  return path && hasScreen(path) ? path : undefined
}

/**
 * Path to open after sign-in (spec section 2): the checkout of the chosen plan, the return path, the site's redirect
 * URI, or home. Skips guest pages, which would redirect again, and pages that don't exist.
 */
export function postLoginPath(bootstrap: Bootstrap, { returnTo, onboarding }: LoginDestination = {}): string {
  const { redirectUri, secondaryRedirectUri } = bootstrap
  const targets = [safePath(returnTo), safePath(redirectUri) ?? defaultPath(bootstrap), safePath(secondaryRedirectUri)]
  const isTarget = (target: string | undefined): target is string =>
    target !== undefined && !isGuestPage(target) && hasScreen(target)
  return checkoutPath(bootstrap, onboarding) ?? targets.find(isTarget) ?? paths.home.link()
}

const defaultPath = (bootstrap: Bootstrap): string =>
  hasPermission(bootstrap, 'admin.access') ? paths.admin.link() : paths.home.link()

/**
 * Path to open instead of a guest page when the user is signed in; `path` includes the query. A user who came through a
 * workspace invitation, whose link contains an email address, goes to the notifications to accept it.
 */
export function guestOnlyRedirect(bootstrap: Bootstrap, path: string, onboarding?: OnboardingSelection): string {
  const query = new URLSearchParams(path.split('?')[1])
  const isInvited = bootstrap.settings.notifications.integrated && isAnyOf(invitedPages, path) && query.has('email')
  const returnTo = query.get(RETURN_PARAMETER) ?? (isInvited ? paths.notifications.link() : null)
  return postLoginPath(bootstrap, { returnTo, onboarding })
}

/** Whether a path is a shop page and a child is signed in: children never see the shop. */
export const isClosedShop = (bootstrap: Bootstrap, path: string): boolean =>
  isChildProfile(bootstrap) && isAnyOf(shopPages, path)

/** Whether links to a path are hidden because a child is signed in: the shop, and the contact form for grown-ups. */
export const isHiddenFromChild = (bootstrap: Bootstrap, path: string): boolean =>
  isChildProfile(bootstrap) && isAnyOf([...shopPages, paths.contact.pattern], path)

/**
 * Redirects that apply regardless of a page's access rule: child profiles see the account settings instead of the shop,
 * and the registration leads to the sign-in page when it is disabled. Undefined for all other pages.
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

/** Pages that sell plans, including those for changing a plan. */
const shopPages: string[] = [
  paths.pricing.pattern,
  paths.checkout.pattern,
  paths.changePlan.pattern,
  paths.billing.pattern,
  ...campaignPaths,
]

/** Whether a path matches any pattern, compared like the router: ignores case, trailing slashes and encoding. */
const isAnyOf = (patterns: string[], path: string): boolean =>
  matchRoutes(
    patterns.map((pattern) => ({ path: pattern })),
    path.split(/[?#]/)[0] ?? '',
  ) !== null
