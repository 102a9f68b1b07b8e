// Separate chunk: loaded with the first captcha check.
import * as z from 'zod/mini'

import { encodeComponent } from '@/contract/machinery/path-template'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { createScriptLoader } from '@/lib/browser/load-script'
import { seconds } from '@/lib/dates/duration'
import { loadOnce } from '@/lib/lazy/load-once'
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

const siteKey = (): string => getBootstrap().settings.recaptcha.site_key ?? ''

const loadRecaptcha = loadOnce(async (): Promise<Recaptcha> => {
  await loadScript(`${SCRIPT}?render=${encodeComponent(siteKey())}`)
  const { grecaptcha } = schema.parse(window) as unknown as { grecaptcha: Recaptcha }
  await withTimeLimit(new Promise<void>((resolve) => grecaptcha.ready(resolve)))
  return grecaptcha
})

/** Requests a token for an action. Loads the script on first use; rejects when that fails or times out. */
export async function recaptchaToken(action: string): Promise<string> {
  const recaptcha = await loadRecaptcha()
  return withTimeLimit(recaptcha.execute(siteKey(), { action }))
}

const withTimeLimit = <Value>(promise: Promise<Value>): Promise<Value> =>
  withTimeout(promise, CAPTCHA_TIMEOUT, 'The captcha timed out')
