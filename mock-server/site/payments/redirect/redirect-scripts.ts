import { standInPath } from '../script-urls'

type ScriptUrl = (input: string, ...rest: unknown[]) => string | null | undefined
type PolicyOptions = { createScriptURL?: ScriptUrl }
type PolicyFactory = { createPolicy: (name: string, options?: PolicyOptions) => unknown }

/** Returns the stand-in's URL for a gateway's script, and other URLs unchanged. */
export function redirected(url: string): string {
  const path = standInPath(url)
  return path === undefined ? url : new URL(path, document.baseURI).href
}

/**
 * Makes the gateways' scripts load from the stand-ins. Strings stay strings and policies stay the page's own, so that
 * the Content Security Policy demands the same Trusted Types as in production.
 */
export function redirectScripts(): void {
  const { prototype } = HTMLScriptElement
  const source = Object.getOwnPropertyDescriptor(prototype, 'src')
  if (!source?.set) return
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, url: unknown) {
      source.set?.call(this, typeof url === 'string' ? redirected(url) : url)
    },
  })
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes)
  trustedTypes.createPolicy = (name, options = {}) => {
    const { createScriptURL } = options
    if (!createScriptURL) return createPolicy(name, options)
    const redirectedUrl: ScriptUrl = (...input) => {
      const url = createScriptURL(...input)
      return typeof url === 'string' ? redirected(url) : url
    }
    return createPolicy(name, { ...options, createScriptURL: redirectedUrl })
  }
}
