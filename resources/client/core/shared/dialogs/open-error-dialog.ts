import { conform } from '@/core/platform/api/conform'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'

import { openDialog } from './dialog-store'

let isOpen = false

/**
 * Shows where and why the server failed, from a refusal's body that carries a trace (spec section 6). A second failure
 * while the first is still on the screen says nothing new: it is left out.
 */
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
  await openDialog(ErrorDialog, { trace: conform(errorTraceSchema, body, "A refusal's trace") })
}
