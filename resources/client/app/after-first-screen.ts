// Separate chunk: loads after the first screen.
import { reportError } from '@/core/platform/error-reporting/report-error'
import { dropInstallOffer } from '@/lib/browser/install-support'
import { revealFields } from '@/lib/browser/reveal-fields'

import { followWorker } from './follow-worker'

/** Starts what no first screen needs. Returns a function that stops it. */
export function startAfterFirstScreen(): () => void {
  followWorker().catch(reportError)
  window.addEventListener('appinstalled', dropInstallOffer)
  const stop = revealFields()
  return () => {
    window.removeEventListener('appinstalled', dropInstallOffer)
    stop()
  }
}
