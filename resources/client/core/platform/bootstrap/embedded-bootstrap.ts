import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'

/** Id of the inert script element that may contain the bootstrap data. */
const ELEMENT_ID = 'bootstrap-data'

let decoded: { value: unknown } | undefined

/**
 * Decodes the page's bootstrap data without checking it: `window.bootstrapData` (object, JSON or base64 string) or
 * `<script type="application/json" id="bootstrap-data">`. Undefined when it is missing; throws when it is unreadable.
 */
export function decodeEmbedded(): unknown {
  decoded ??= { value: decodeBootstrap(findEmbedded() || undefined) }
  return decoded.value
}

const findEmbedded = (): unknown =>
  (window as { bootstrapData?: unknown }).bootstrapData ?? document.getElementById(ELEMENT_ID)?.textContent

/** Forgets the data and removes every copy from the page: the variable, the element and the inline script. */
export function removeEmbedded(): void {
  decoded = undefined
  // A variable declared with `var` cannot be deleted.
  if (!Reflect.deleteProperty(window, 'bootstrapData')) Reflect.set(window, 'bootstrapData', undefined)
  document.getElementById(ELEMENT_ID)?.remove()
  for (const script of [...document.scripts]) if (!script.src && script.text.includes('bootstrapData')) script.remove()
}
