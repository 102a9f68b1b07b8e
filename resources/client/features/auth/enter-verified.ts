import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { checkoutPath } from '@/core/platform/navigation/redirects'
import { siteRoot } from '@/lib/browser/site-root'

/**
 * Loads the page anew, since everything on it was made for somebody unverified; whoever chose a plan before signing up goes on to pay for
 * it (spec section 2, "Redirects").
 */
export function enterVerified(location: Pick<Location, 'reload' | 'assign'> = window.location): void {
  const checkout = checkoutPath(getBootstrap(), onboardingSelection.read())
  if (checkout) location.assign(siteRoot().href + checkout.slice(1))
  else location.reload()
}
