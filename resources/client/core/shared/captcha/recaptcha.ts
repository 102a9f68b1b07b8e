// Separate chunk: loaded with the first captcha check.
import * as z from 'zod/mini'

import { encodeComponent } from '@/contract/path-template'
import { seconds } from '@/lib/dates/duration'

/** How long to wait for each step of the captcha, in milliseconds. */
export const CAPTCHA_TIMEOUT = seconds(15)

/** Script of reCAPTCHA v3; the server evaluates its score (backend contract, section 3). */
const SCRIPT = 'https://www.google.com/recaptcha/api.js'

type Execute = (siteKey: string, options: { action: string }) => Promise<string>
type Recaptcha = { ready: (then: () => void) => void; execute: Execute }

/** The script's global object, which is validated before use. */
const schema = z.looseObject({ grecaptcha: z.looseObject({ ready: z.any(), execute: z.any() }) })

let loading: Promise<Recaptcha> | undefined

/** Requests a token for an action. Loads the script on first use; rejects when that fails or times out. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const recaptcha = await loading
  return withTimeout(CAPTCHA_TIMEOUT, recaptcha.execute(siteKey, { action }))
}

async function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  await withTimeout(
    CAPTCHA_TIMEOUT,
    new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error('The captcha script failed to load')))
      script.src = scriptUrl(siteKey)
      document.head.append(script)
    }),
  ).catch((error: unknown) => {
    script.remove()
    throw error
  })
  const { grecaptcha } = schema.parse(window) as unknown as { grecaptcha: Recaptcha }
  await withTimeout(CAPTCHA_TIMEOUT, new Promise<void>((resolve) => grecaptcha.ready(resolve)))
  return grecaptcha
}

type ScriptPolicies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

/** Trusted Types policy for the script's URL, required where the page's Content Security Policy demands it. */
const policy = (window as { trustedTypes?: ScriptPolicies }).trustedTypes?.createPolicy('dziesma-captcha', {
  createScriptURL: (siteKey) => urlOf(siteKey),
})

const urlOf = (siteKey: string): string => `${SCRIPT}?render=${encodeComponent(siteKey)}`

/** Returns the URL as `script.src` accepts it: a string, or a TrustedScriptURL. */
const scriptUrl = (siteKey: string): string => (policy?.createScriptURL(siteKey) ?? urlOf(siteKey)) as string

/** Rejects when the promise takes longer than `timeoutMs`. */
async function withTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha timed out')), timeoutMs)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
