import { ApiError, SESSION_ENDED, UnconfirmedWrite } from '@/core/platform/api/api-error'
import { translate, translateIfKnown } from '@/core/platform/i18n/translate'
import type { TranslationKey } from '@/core/platform/i18n/translation'
import { openErrorDialog } from '@/core/shared/dialogs/open-error-dialog'
import { toast } from '@/core/shared/toasts/toast-store'

import { announceSessionEnd } from './announce-session-end'

/**
 * Shows a failed request (spec sections 6 and 8): the error dialog when the server sent a trace, which only
 * administrators get; otherwise a toast with the server's message or a generic text. An unconfirmed write gets a text
 * that does not suggest repeating it.
 */
export function announceFailure(error: unknown, { onlyTrace = false } = {}): void {
  const body = error instanceof ApiError ? error.body : undefined
  if (body?.['ignitionTrace'] === true) return openErrorDialog(body)
  if (onlyTrace) return
  if (error instanceof ApiError && SESSION_ENDED.includes(error.status)) return void announceSessionEnd()
  toast.danger(body?.message ? translateIfKnown(body.message) : translate(genericText(error)), { action: body?.action })
}

const genericText = (error: unknown): TranslationKey =>
  error instanceof UnconfirmedWrite
    ? "We couldn't confirm that this worked. Please check before you try again."
    : 'There was an issue. Please try again.'
