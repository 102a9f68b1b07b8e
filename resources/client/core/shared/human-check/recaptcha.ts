import * as z from 'zod/mini'

import { encodeComponent } from '@/contract/encode-component'
import { seconds } from '@/lib/dates/duration'

/** A captcha that says nothing for so long does not answer, in milliseconds. */
export const CAPTCHA_TIMEOUT = seconds(15)

/** The script of the contract's captcha, whose score the server reads (backend contract, section 3: reCAPTCHA v3). */
const SCRIPT = 'https://www.google.com/recaptcha/api.js'

type Execute = (siteKey: string, options: { action: string }) => Promise<string>
type Recaptcha = { ready: (then: () => void) => void; execute: Execute }

/** The script's own object; what it looks like is checked before it is called. */
const schema = z.looseObject({ grecaptcha: z.looseObject({ ready: z.any(), execute: z.any() }) })

let loading: Promise<Recaptcha> | undefined

/** Asks the captcha for a token of what is about to be done. Fetches its script the first time; rejects without it. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const recaptcha = await loading
  return within(CAPTCHA_TIMEOUT, recaptcha.execute(siteKey, { action }))
}

async function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  await within(
    CAPTCHA_TIMEOUT,
    new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error('The captcha could not be fetched')))
      script.src = scriptAddress(siteKey)
      document.head.append(script)
    }),
  ).catch((error: unknown) => {
    script.remove()
    throw error
  })
  const { grecaptcha } = schema.parse(window) as unknown as { grecaptcha: Recaptcha }
  await within(CAPTCHA_TIMEOUT, new Promise<void>((resolve) => grecaptcha.ready(resolve)))
  return grecaptcha
}

type ScriptPolicies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

/** Where the page's Content Security Policy demands it, the address of a script is made by this rule, which knows no other address. */
const policy = (window as { trustedTypes?: ScriptPolicies }).trustedTypes?.createPolicy('dziesma-captcha', {
  createScriptURL: (siteKey) => addressOf(siteKey),
})

const addressOf = (siteKey: string): string => `${SCRIPT}?render=${encodeComponent(siteKey)}`

/** As the element takes it: a text, or an object that stands for one. */
const scriptAddress = (siteKey: string): string => (policy?.createScriptURL(siteKey) ?? addressOf(siteKey)) as string

/** Rejects when the answer does not come in time. */
async function within<Answer>(time: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha does not answer')), time)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
