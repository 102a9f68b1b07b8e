import { type Bootstrap, bootstrapSchema } from '@/contract/bootstrap'
import { decodeBootstrap } from '@/contract/wire-values'
import { conform } from '@/core/platform/api/conform'

/** Id of the inert script element that may contain the bootstrap data. */
const ELEMENT_ID = 'bootstrap-data'

/** Whether the browser restored the page from its history cache, possibly after a user change. */
const isRestored = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Returns the data and removes every copy from the page: the variable, the element and the inline script. */
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
 * Reads the bootstrap data from the page: `window.bootstrapData` (object, JSON or base64 string) or `<script
 * type="application/json" id="bootstrap-data">`, and removes it, since the page may outlive the session. Returns null
 * when it is missing, unreadable or possibly another user's; the caller then requests it.
 */
export function readBootstrap(): Bootstrap | null {
  const embedded = takeEmbedded()
  if (isRestored()) return null
  try {
    if (embedded === undefined || embedded === null || embedded === '') return null
    return conform(bootstrapSchema, decodeBootstrap(embedded), 'bootstrap data')
  } catch (error) {
    console.error(error)
    return null
  }
}
