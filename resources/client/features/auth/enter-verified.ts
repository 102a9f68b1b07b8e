import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { onboardingSelection } from '@/core/navigation/onboarding-selection'
import { paths } from '@/core/navigation/paths'
import { siteRoot } from '@/lib/browser/site-root'

/**
 * Loads the page anew, since everything on it was made for somebody unverified; whoever chose a plan before signing up goes on to pay for
 * it (spec section 2, "Redirects").
 */
export function enterVerified(location: Pick<Location, 'reload' | 'assign'> = window.location): void {
  const plan = onboardingSelection.read()
  if (plan && getBootstrap().settings.billing.enable) location.assign(siteRoot().href + paths.checkout.link(plan).slice(1))
  else location.reload()
}
