import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import type { FormEndpoint, FormOptions } from '@/core/shared/forms/form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'

import { useSignInRedirect } from './use-sign-in-redirect'

/**
 * A form for guests. The server redirects it when a user has signed in meanwhile, in another tab or by a lost response:
 * the page then continues as that user. A pending sign-out is sent first, so that it cannot continue as the previous
 * user.
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
