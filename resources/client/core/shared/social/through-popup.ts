import type { Bootstrap } from '@/contract/bootstrap'
import type { SocialIntent, SocialService } from '@/contract/social'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { translate } from '@/core/platform/i18n/translate'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { toast } from '@/core/shared/toasts/toast-store'

import { serviceNames } from './service-names'
import { openSocialPopup, type SocialOutcome } from './social-popup'

type Visit = {
  service: SocialService
  intent: Exclude<SocialIntent, 'retrieve-profile'>
  isDone: () => Promise<boolean>
}

/**
 * Goes through a service's popup to its end (spec section 4, "Social popup status"): the bootstrap data that is in force then, or undefined
 * when nothing came of it. What went wrong is announced. While it is open, it can be called off here too.
 */
export async function throughPopup({ service, intent, isDone }: Visit): Promise<Bootstrap | undefined> {
  const calledOff = new AbortController()
  const outcome = openSocialPopup({ service, intent, isDone, signal: calledOff.signal })
  const id = toast.loading(translate('Continue in the :service window.', { service: serviceNames[service] }), {
    action: { label: translate('Cancel'), action: () => calledOff.abort() },
  })
  const told = await outcome
  toast.close(id)
  return told && take(told)
}

async function take(told: SocialOutcome): Promise<Bootstrap | undefined> {
  switch (told.status) {
    case 'SUCCESS':
      setBootstrap(told.callbackData.bootstrapData)
      return getBootstrap()
    case 'ALREADY_LOGGED_IN':
      return refreshBootstrap()
    case 'REQUEST_PASSWORD':
      return openDialog((await import('./connect-password-dialog')).ConnectPasswordDialog)
    case 'ERROR':
      toast.danger(told.callbackData?.errorMessage || translate('An error occurred. Please try again later'))
      return undefined
    case 'blocked':
      toast.danger(translate('Your browser blocked the window. Allow pop-ups for this site and try again.'))
      return undefined
    case 'found':
      return getBootstrap()
    case 'SUCCESS_PROFILE_RETRIEVE':
      return undefined
  }
}
