import { useLocation, useNavigate } from 'react-router-dom'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate, useTranslation } from '@/core/platform/i18n/use-translation'
import { chosenPlan, guestOnlyRedirect } from '@/core/platform/navigation/redirects'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import type { FormEndpoint, FormOptions } from '@/core/shared/forms/form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'

/**
 * A form for guests. The server redirects it when a user has signed in meanwhile, in another tab or through a lost
 * response: the page then continues as that user. A pending sign-out is sent first, so that it cannot continue as the
 * previous user.
 */
export function useGuestForm<E extends FormEndpoint>(endpoint: E, options: FormOptions<E>) {
  const { t } = useTranslation()
  const arrive = useSignInRedirect()
  return useEndpointForm(endpoint, {
    guards: false,
    ...options,
    beforeSubmit: async () => {
      if (pendingSignOut.isPending()) await refreshBootstrap()
      return options.beforeSubmit?.() ?? true
    },
    onPage: async () => {
      const bootstrap = await refreshBootstrap()
      if (!bootstrap.user) return false
      toast.positive(t("You're already signed in as :name.", { name: bootstrap.user.display_name }))
      arrive(bootstrap)
      return true
    },
  })
}

const notifyFailed = () => toast.danger(translate('There was an issue. Please try again.'))

/** Checks whether a sign-in whose response was lost has succeeded. Calls `notifyMissing` if the session has no user. */
export async function findSignIn(
  notifyMissing: () => unknown = notifyFailed,
): Promise<{ bootstrapData: Bootstrap } | undefined> {
  const bootstrapData = await refreshBootstrap().catch(() => undefined)
  if (bootstrapData?.user) return { bootstrapData }
  await notifyMissing()
  return undefined
}

/** Returns a function that stores a sign-in's bootstrap data and redirects (spec section 2, "Redirects"). */
export function useSignInRedirect(): (bootstrap: Bootstrap) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (bootstrap) => {
    setBootstrap(bootstrap)
    void navigate(guestOnlyRedirect(bootstrap, pathname + search, chosenPlan(bootstrap)), { replace: true })
  }
}

/** Whether a workspace invitation led to the form, which then names it (spec section 2, "Login" and "Register"). */
export const useIsJoining = (): boolean => useLocation().pathname.includes('workspace')
