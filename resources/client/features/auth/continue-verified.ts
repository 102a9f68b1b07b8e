import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { checkoutPath } from '@/core/platform/navigation/redirects'
import { siteRoot } from '@/lib/browser/url'

/**
 * Reloads the page, which was rendered for an unverified user, or opens the checkout of the plan chosen before
 * registration (spec section 2, "Redirects").
 */
export function continueVerified(location: Pick<Location, 'reload' | 'assign'> = window.location): void {
  const checkout = checkoutPath(getBootstrap(), onboardingSelection.read())
  if (checkout) location.assign(siteRoot().href + checkout.slice(1))
  else location.reload()
}
