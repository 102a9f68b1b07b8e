// Separate chunk: loaded with the first captcha check.
import * as z from 'zod/mini'

import { encodeComponent } from '@/contract/machinery/path-template'
import { createScriptLoader } from '@/lib/browser/load-script'
import { seconds } from '@/lib/dates/duration'
import { withTimeout } from '@/lib/with-timeout'

/** How long to wait for each step of the captcha, in milliseconds. */
export const CAPTCHA_TIMEOUT = seconds(15)

/** Script of reCAPTCHA v3; the server evaluates its score (backend contract, section 3). */
const SCRIPT = 'https://www.google.com/recaptcha/api.js'

type Execute = (siteKey: string, options: { action: string }) => Promise<string>
type Recaptcha = { ready: (then: () => void) => void; execute: Execute }

/** The script's global object, which is validated before use. */
const schema = z.looseObject({ grecaptcha: z.looseObject({ ready: z.any(), execute: z.any() }) })

const loadScript = createScriptLoader({
  policy: 'dziesma-captcha',
  allows: (url) => url.startsWith(`${SCRIPT}?render=`),
  timeoutMs: CAPTCHA_TIMEOUT,
})

let loading: Promise<Recaptcha> | undefined

/** Requests a token for an action. Loads the script on first use; rejects when that fails or times out. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const recaptcha = await loading
  return inTime(recaptcha.execute(siteKey, { action }))
}

async function load(siteKey: string): Promise<Recaptcha> {
  await loadScript(`${SCRIPT}?render=${encodeComponent(siteKey)}`)
  const { grecaptcha } = schema.parse(window) as unknown as { grecaptcha: Recaptcha }
  await inTime(new Promise<void>((resolve) => grecaptcha.ready(resolve)))
  return grecaptcha
}

const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  withTimeout(promise, CAPTCHA_TIMEOUT, 'The captcha timed out')
