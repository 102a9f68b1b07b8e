import { useLocation, useNavigate } from 'react-router-dom'

import type { Bootstrap } from '@/contract/bootstrap'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { guestOnlyRedirect } from '@/core/platform/navigation/redirects'

/** Returns a function that stores a sign-in's bootstrap data and redirects (spec section 2, "Redirects"). */
export function useSignInRedirect(): (bootstrap: Bootstrap) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (bootstrap) => {
    setBootstrap(bootstrap)
    void navigate(guestOnlyRedirect(bootstrap, pathname + search, onboardingSelection.read()), { replace: true })
  }
}

/** Whether a workspace invitation led to the form, which then names it (spec section 2, "Login" and "Register"). */
export const useIsJoining = (): boolean => useLocation().pathname.includes('workspace')
