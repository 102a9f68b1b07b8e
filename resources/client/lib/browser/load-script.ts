import { withTimeout } from '../with-timeout'
import type { ScriptPolicy, WindowWithPolicies } from './trusted-types'

type ScriptLoaderOptions = {
  /** Name of the Trusted Types policy, which the page's Content Security Policy must list. */
  policy: string
  /** Whether a URL may be loaded. */
  allows: (url: string) => boolean
  /** How long to wait for a script, in milliseconds. */
  timeoutMs: number
}

/**
 * Returns a function that inserts a third-party script and resolves to its element once it has run. Rejects for a URL
 * that is not allowed, and when the script fails or times out; its element is then removed.
 */
export function createScriptLoader({ policy, allows, timeoutMs }: ScriptLoaderOptions) {
  let created: ScriptPolicy<string> | undefined

  function checked(url: string): string {
    if (!allows(url)) throw new TypeError(`${policy} does not allow the script ${url}`)
    return url
  }

  /** Returns the URL as `script.src` accepts it: a string, or a TrustedScriptURL. */
  function scriptUrl(url: string): string {
    created ??= (window as WindowWithPolicies<string>).trustedTypes?.createPolicy(policy, {
      createScriptURL: checked,
    })
    return (created?.createScriptURL(url) ?? checked(url)) as string
  }

  return async function loadScript(url: string): Promise<HTMLScriptElement> {
    const script = document.createElement('script')
    const loading = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error(`The script ${url} failed to load`)))
      script.src = scriptUrl(url)
      document.head.append(script)
    })
    try {
      await withTimeout(loading, timeoutMs, `The script ${url} timed out`)
      return script
    } catch (error) {
      script.remove()
      throw error
    }
  }
}
