import { laravelJson } from '../../kit/laravel-json'
import { encodeBootstrap } from '../../rules/bootstrap/encode-bootstrap'
import { releases } from '../../rules/releases/releases'
import { DEFAULT_RELEASE, type Release } from '../../state/parts/release'

/** JSON for a script element: escapes `</script>`, `<!--`, entities and line separators. Parses to the same value. */
export const inlineJson = (value: unknown): string =>
  (laravelJson(value) ?? 'null').replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Content of the inline script that sets the global `bootstrapData` (backend contract, section 1.1). Undefined in the
 * default release, whose pages use an inert element that a strict Content Security Policy allows.
 */
export function bootstrapScript(bootstrap: unknown, release: Release): string | undefined {
  if (release === DEFAULT_RELEASE) return undefined
  const isEncoded = releases[release].inlineBootstrap === 'base64'
  return `window.bootstrapData = ${inlineJson(isEncoded ? encodeBootstrap(bootstrap, 'base64') : bootstrap)}`
}
