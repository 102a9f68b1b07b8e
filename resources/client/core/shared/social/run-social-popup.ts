import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { SocialService } from '@/contract/shapes/social-popup'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { saveLanguage } from '@/core/platform/i18n/save-language'
import { translate } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { readableMessage } from '@/core/shared/failures/server-messages'
import { toast } from '@/core/shared/toasts/toast-store'

import { followPopup, type SocialOutcome } from './social-popup'
import { serviceNames } from './social-services'

type PopupRun = {
  service: SocialService
  /** The window of `openPopupWindow()`. */
  popup: Window | null
  isDone: () => Promise<boolean>
}

/**
 * Follows a service's popup and handles its outcome (spec section 4, "Social popup status"). Resolves to the current
 * bootstrap data, or to undefined without success; errors have been shown. A toast offers to cancel while the popup
 * is open.
 */
export async function runSocialPopup({ service, popup, isDone }: PopupRun): Promise<Bootstrap | undefined> {
  const cancelled = new AbortController()
  const result = followPopup({ popup, isDone, signal: cancelled.signal })
  const id = toast.loading(translate('Continue in the :service window.', { service: serviceNames[service] }), {
    action: { label: translate('Cancel'), action: () => cancelled.abort() },
  })
  const outcome = await result
  toast.close(id)
  return outcome && handleOutcome(outcome)
}

async function handleOutcome(outcome: SocialOutcome): Promise<Bootstrap | undefined> {
  switch (outcome.status) {
    case 'SUCCESS':
      setBootstrap(outcome.callbackData.bootstrapData)
      return getBootstrap()
    case 'ALREADY_LOGGED_IN':
      return refreshBootstrap()
    case 'REQUEST_PASSWORD':
      return openDialog((await import('./connect-password-dialog')).ConnectPasswordDialog)
    case 'ERROR': {
      const message = outcome.callbackData?.errorMessage
      toast.danger(message ? readableMessage(message) : translate('An error occurred. Please try again later'))
      return undefined
    }
    case 'blocked':
      toast.danger(translate('Your browser blocked the window. Allow pop-ups for this site and try again.'))
      return undefined
    case 'found':
      return getBootstrap()
    case 'SUCCESS_PROFILE_RETRIEVE':
      return undefined
  }
}

/**
 * Signs a guest in through a service's popup, which is open already. Resolves to the new bootstrap data, which is stored,
 * or to undefined without a sign-in. Shows errors, except failed requests, which reject.
 */
export async function signInWithSocial(service: SocialService, popup: Window | null): Promise<Bootstrap | undefined> {
  const { language } = getBootstrap()
  const bootstrap = await runSocialPopup({
    service,
    popup,
    isDone: async () => (await refreshBootstrap()).user !== null,
  })
  // The sign-in may have created an account, which has no language yet.
  if (bootstrap?.user && !bootstrap.user.language) void saveLanguage(language)
  return bootstrap
}
