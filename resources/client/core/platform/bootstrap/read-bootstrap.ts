import { type Bootstrap, bootstrapSchema } from '@/contract/groups/bootstrap'
import { conform } from '@/core/platform/api/conform'

import { decodeEmbedded, removeEmbedded } from './embedded-bootstrap'

/** Whether the browser restored the page from its history cache, possibly after a user change. */
const isRestored = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/**
 * Takes the bootstrap data from the page, which may outlive the session. Returns null when it is missing, unreadable or
 * possibly another user's; the caller then requests it.
 */
export function readBootstrap(): Bootstrap | null {
  try {
    const embedded = isRestored() ? undefined : decodeEmbedded()
    return embedded ? conform(bootstrapSchema, embedded, 'bootstrap data') : null
  } catch (error) {
    console.error(error)
    return null
  } finally {
    removeEmbedded()
  }
}
