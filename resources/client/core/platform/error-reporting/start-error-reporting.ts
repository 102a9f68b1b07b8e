import type { Bootstrap } from '@/contract/bootstrap'
import { isChildProfile } from '@/core/platform/session/permissions'
import { whenIdle } from '@/lib/browser/when-idle'

import { type Reporter, reportError, reportTo } from './report-error'

type SentryOptions = { dsn: string; release: string | null | undefined }
type SentryModule = { startSentry: (options: SentryOptions) => Reporter }

/**
 * Catches what nobody caught, and sends errors to the service the site has configured; without one they stay here and
 * the service's code is never fetched, nor for a child: no page of theirs asks a third party for anything. With one it is fetched when the page is idle. Returns the way to stop catching.
 */
export function startErrorReporting(
  bootstrap: Bootstrap,
  load: () => Promise<SentryModule> = () => import('./sentry'),
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
      // Blocked or offline: nobody can be told.
      () => reportTo(discard),
    )
  })
  return catchUncaught()
}

const discard: Reporter = () => undefined

function catchUncaught(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    // A script of another origin tells nothing but that it failed.
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
