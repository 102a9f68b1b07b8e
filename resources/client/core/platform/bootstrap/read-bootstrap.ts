import { type Bootstrap, bootstrapSchema } from '@/contract/bootstrap'
import { decodeBootstrap } from '@/contract/wire'
import { conform } from '@/core/platform/api/conform'

/** Id of the inert script element that may carry the bootstrap data. */
const ELEMENT_ID = 'bootstrap-data'

/** Browsers show the page that they kept for the way back, or of a closed tab, without asking: it is that of whoever was here then. */
const isKept = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Removes the data with everything that carries it: the variable, the element, and the inline script that set the variable. */
function takeEmbedded(): unknown {
  const element = document.getElementById(ELEMENT_ID)
  const embedded = (window as { bootstrapData?: unknown }).bootstrapData ?? element?.textContent
  // A variable declared with `var` cannot be deleted.
  if (!Reflect.deleteProperty(window, 'bootstrapData')) Reflect.set(window, 'bootstrapData', undefined)
  element?.remove()
  for (const script of [...document.scripts]) if (!script.src && script.text.includes('bootstrapData')) script.remove()
  return embedded
}

/**
 * Bootstrap data that the server put into the page: `window.bootstrapData` (object, JSON or base64 string) or
 * `<script type="application/json" id="bootstrap-data">`. Null when there is neither, when it cannot
 * be read or may be somebody else's: the caller then asks the server. Takes it out of the page, which may outlive its user's session.
 */
export function readBootstrap(): Bootstrap | null {
  const embedded = takeEmbedded()
  if (isKept()) return null
  try {
    if (embedded === undefined || embedded === null || embedded === '') return null
    return conform(bootstrapSchema, decodeBootstrap(embedded), 'bootstrap data')
  } catch (error) {
    console.error(error)
    return null
  }
}
