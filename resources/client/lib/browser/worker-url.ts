// In the chunk that loads after the first screen.
import { default as peaksWorker } from '../files/audio-peaks/peaks-worker?worker&url'
import type { ScriptPolicy, WindowWithPolicies } from './trusted-types'
import { siteRoot } from './url'

/** Name of the Trusted Types policy of workers, which the Content Security Policy must list. */
const POLICY = 'dziesma-worker'

/** Scripts of the site's workers. The service worker's folder is its scope; the others are files of the bundle. */
const scripts = {
  service: () => new URL('service-worker.js', siteRoot()),
  peaks: () => new URL(peaksWorker, document.baseURI),
} as const

type ScriptName = keyof typeof scripts

/** A policy can be created only once. */
let policy: ScriptPolicy<ScriptName> | undefined

/** Throws TypeError for a script of another host, such as that of `asset_url`: browsers refuse its workers. */
function ownUrl(name: ScriptName): string {
  const { href, origin } = scripts[name]()
  if (origin !== window.location.origin) throw new TypeError(`Not the site's own: ${href}`)
  return href
}

/** Returns the URL of a worker's script as the browser accepts it: a string, or a TrustedScriptURL. */
export function workerUrl(name: ScriptName): string {
  // The policy takes names: no other URL can become trusted, whatever the argument is.
  policy ??= (window as WindowWithPolicies<ScriptName>).trustedTypes?.createPolicy(POLICY, { createScriptURL: ownUrl })
  return (policy?.createScriptURL(name) ?? ownUrl(name)) as string
}
