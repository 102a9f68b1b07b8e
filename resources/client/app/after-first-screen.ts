// Separate chunk: loads after the first screen.
import { reportError } from '@/core/platform/error-reporting/report-error'
import { installOffer } from '@/lib/browser/install-offer'
import { leaveDisabled } from '@/lib/browser/leave-disabled'
import { revealFields } from '@/lib/browser/reveal-fields'

import { followWorker } from './follow-worker'

/** Starts what no first screen needs. Returns a function that stops it. */
export function startAfterFirstScreen(): () => void {
  followWorker().catch(reportError)
  const dropOffer = () => void delete installOffer.event
  window.addEventListener('appinstalled', dropOffer)
  const stops = [revealFields(), leaveDisabled()]
  return () => {
    window.removeEventListener('appinstalled', dropOffer)
    for (const stop of stops) stop()
  }
}
