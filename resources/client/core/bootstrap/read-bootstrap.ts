import { type Bootstrap, bootstrapSchema } from '@/contract/bootstrap'
import { decodeBootstrap } from '@/contract/wire'
import { conform } from '@/core/api/conform'

/** Id of the inert script element that may carry the bootstrap data. */
const ELEMENT_ID = 'bootstrap-data'

/** Browsers show the page that they kept for the way back, or of a closed tab, without asking: it is that of whoever was here then. */
const isKept = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/**
 * Bootstrap data that the server put into the page: `window.bootstrapData` (object, JSON or base64 string) or
 * `<script type="application/json" id="bootstrap-data">`. Null when there is neither, when it cannot
 * be read or may be somebody else's: the caller then asks the server.
 */
export function readBootstrap(): Bootstrap | null {
  if (isKept()) return null
  try {
    const embedded = (window as { bootstrapData?: unknown }).bootstrapData ?? document.getElementById(ELEMENT_ID)?.textContent
    if (embedded === undefined || embedded === null || embedded === '') return null
    return conform(bootstrapSchema, decodeBootstrap(embedded), 'bootstrap data')
  } catch (error) {
    console.error(error)
    return null
  }
}
