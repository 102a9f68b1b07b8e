import { type Bootstrap, bootstrapSchema } from '@/contract/bootstrap'
import { decodeBootstrap } from '@/contract/wire'
import { conform } from '@/core/api/conform'

/** Id of the inert script element that may carry the bootstrap data. */
const ELEMENT_ID = 'bootstrap-data'

/**
 * Bootstrap data that the server put into the page: `window.bootstrapData` (object, JSON or base64 string) or
 * `<script type="application/json" id="bootstrap-data">`. Null when there is neither, or when it cannot be read:
 * the caller then asks the server.
 */
export function readBootstrap(): Bootstrap | null {
  try {
    const embedded = (window as { bootstrapData?: unknown }).bootstrapData ?? document.getElementById(ELEMENT_ID)?.textContent
    if (embedded === undefined || embedded === null || embedded === '') return null
    return conform(bootstrapSchema, decodeBootstrap(embedded), 'bootstrap data')
  } catch (error) {
    console.error(error)
    return null
  }
}
