import type { Bootstrap } from '@/contract/groups/bootstrap'
import { isChildProfile } from '@/core/platform/session/permissions'
import { whenIdle } from '@/lib/browser/when-idle'

import { type Reporter, reportError, reportTo } from '../core/platform/error-reporting/report-error'

type SentryOptions = { dsn: string; release: string | null | undefined }
type SentryModule = { startSentry: (options: SentryOptions) => Reporter }

/**
 * Reports uncaught and reported errors to the site's configured service, whose code is loaded when the page is idle.
 * Without a service, and for children, whose pages never contact third parties, discards errors and loads nothing.
 * Returns a function that stops listening for uncaught errors.
 */
export function startErrorReporting(
  bootstrap: Bootstrap,
  load: () => Promise<SentryModule> = () => import('../core/platform/error-reporting/sentry'),
): () => void {
  const { settings, sentry_release: release } = bootstrap
  const dsn = settings.logging.sentry_public
  if (!dsn || isChildProfile(bootstrap)) {
    reportTo(discard)
    return () => undefined
  }
  whenIdle(() => {
    load().then(
      ({ startSentry }) => reportTo(startSentry({ dsn, release })),
      // Blocked or offline: discard the errors.
      () => reportTo(discard),
    )
  })
  return catchUncaught()
}

const discard: Reporter = () => undefined

function catchUncaught(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    // Errors of cross-origin scripts have no details.
    if (error != null) reportError(error, { uncaught: true })
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason, { uncaught: true })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
