import { captcha } from '@/contract/groups/captcha'
import { isGone, UnconfirmedWrite } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

/** Actions that a site can protect with a captcha. */
export type HumanAction = 'contact' | 'register'

/**
 * Checks by captcha that the visitor is human, where the site requires it (`settings.recaptcha.enable`); shows a
 * toast otherwise. The captcha is not loaded before the first check.
 */
export async function verifyHuman(action: HumanAction): Promise<boolean> {
  const { site_key, enable } = getBootstrap().settings.recaptcha
  if (!site_key || !enable[action]) return true
  const token = await tokenFor(action)
  if (token === undefined) return refuse()
  try {
    const { success } = await call(captcha.verify, { body: { token } })
    return success || refuse()
  } catch (error) {
    // Release C has no such route; the server decides when it receives the form.
    if (isGone(error)) return true
    if (error instanceof UnconfirmedWrite) return refuse()
    announceFailure(error)
    return false
  }
}

/** Requests a captcha token; undefined when the captcha fails to load or is blocked. */
async function tokenFor(action: HumanAction): Promise<string | undefined> {
  try {
    const { recaptchaToken } = await import('./recaptcha')
    return await recaptchaToken(action)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

function refuse(): false {
  toast.danger(translate('Could not verify you are human.'))
  return false
}
