import { ApiError, hasSessionEnded, UnconfirmedWrite } from '@/core/platform/api/api-error'
import { conform } from '@/core/platform/api/conform'
import { reportError } from '@/core/platform/error-reporting/report-error'
import type { TranslationKey } from '@/core/platform/i18n/translation'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'
import { currentPath, loginPath } from '@/core/platform/navigation/redirects'
import { toast } from '@/core/shared/toasts/toast-store'
import { createStore } from '@/lib/store'

import { openDialog } from '../dialogs/dialog-store'

/**
 * Shows a failed request (spec sections 6 and 8): the error dialog when the server sent a trace, which only
 * administrators get; otherwise a toast with the server's message or a generic text. An unconfirmed write gets a text
 * that does not suggest repeating it.
 */
export function announceFailure(error: unknown, { onlyTrace = false } = {}): void {
  const body = error instanceof ApiError ? error.body : undefined
  if (error instanceof ApiError && error.hasTrace) return openErrorDialog(error.body)
  if (onlyTrace) return
  if (hasSessionEnded(error)) return void announceSessionEnd()
  toast.danger(failureText(error), { action: body?.action })
}

/** Returns the server's message for a failed request, or a generic text. */
export function failureText(error: unknown): string {
  const message = error instanceof ApiError && error.body.message
  return message ? translateIfKnown(message) : translate(genericText(error))
}

const genericText = (error: unknown): TranslationKey =>
  error instanceof UnconfirmedWrite
    ? "We couldn't confirm that this worked. Please check before you try again."
    : 'There was an issue. Please try again.'

const isOpen = createStore(false)

/** Responses whose trace was shown: a refusal is announced where it is received, and by the caller. */
const announced = new WeakSet<object>()

/**
 * Shows the stack trace in an error response (spec section 6), once. Ignores further failures while the dialog is open.
 */
export function openErrorDialog(body: object): void {
  if (isOpen.get() || announced.has(body)) return
  isOpen.set(true)
  announced.add(body)
  showTrace(body)
    .catch((error: unknown) => {
      reportError(error)
      toast.danger(translate('There was an issue. Please try again.'))
    })
    .finally(() => isOpen.set(false))
}

async function showTrace(body: unknown) {
  const [{ errorTraceSchema }, { ErrorDialog }] = await Promise.all([
    import('@/contract/machinery/error-trace'),
    import('../dialogs/error-dialog'),
  ])
  await openDialog(ErrorDialog, { trace: conform(errorTraceSchema, body, 'The trace of an error response') })
}

/** Shows one toast that the session has ended, with a sign-in link that returns to this page. */
export const announceSessionEnd = (): string =>
  toast.danger(translate('Your session has ended. Sign in to continue.'), {
    id: 'session-end',
    action: { label: translate('Sign in'), action: loginPath(currentPath()) },
  })
