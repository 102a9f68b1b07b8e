import { conform } from '@/core/platform/api/conform'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'

import { openDialog } from './dialog-store'

let isOpen = false

/** Shows the stack trace in an error response (spec section 6). Ignores further failures while the dialog is open. */
export function openErrorDialog(body: unknown): void {
  if (isOpen) return
  isOpen = true
  showTrace(body)
    .catch((error: unknown) => {
      reportError(error)
      toast.danger(translate('There was an issue. Please try again.'))
    })
    .finally(() => {
      isOpen = false
    })
}

async function showTrace(body: unknown) {
  const [{ errorTraceSchema }, { ErrorDialog }] = await Promise.all([
    import('@/contract/error-trace'),
    import('./error-dialog'),
  ])
  await openDialog(ErrorDialog, { trace: conform(errorTraceSchema, body, 'The trace of an error response') })
}
