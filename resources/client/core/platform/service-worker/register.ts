// Separate chunk: loads after the first screen.
import { siteRoot } from '@/lib/browser/url'

/** Name of the Trusted Types policy for the worker's URL, which the Content Security Policy must list. */
const POLICY = 'dziesma-worker'

type ScriptPolicy = { createScriptURL: (url: string) => unknown }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
}

/** A policy can be created only once. */
let policy: ScriptPolicy | undefined

/** Returns the worker's URL as `register` accepts it: a string, or a TrustedScriptURL. */
function workerUrl(): string {
  const url = new URL('service-worker.js', siteRoot()).href
  policy ??= (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(POLICY, {
    // No other URL can become trusted, whatever the argument is.
    createScriptURL: () => url,
  })
  return (policy?.createScriptURL(url) ?? url) as string
}

/**
 * Registers the service worker for the whole site. Resolves to undefined where there is none: without HTTPS, where the
 * browser or the server's policy forbids it, or when the server lacks the file.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  try {
    return await workers?.register(workerUrl(), { updateViaCache: 'none' })
  } catch (error) {
    console.warn('The site works without its service worker:', error)
    return undefined
  }
}
