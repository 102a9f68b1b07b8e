import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { isolateTestFile } from '@tests/isolate-test-file'

import { redirectScripts } from './redirect-scripts'

isolateTestFile()

const STRIPE = 'https://js.stripe.com/endive/stripe.js'
const PAYPAL = 'https://www.paypal.com/sdk/js?client-id=1&vault=true'

const sourceOf = (src: string): string => Object.assign(document.createElement('script'), { src }).src

/** Patches a script class of this test only. */
function patched(): void {
  const original = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src') ?? {}
  redirectScripts()
  onTestFinished(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'src', original)
  })
}

describe('redirectScripts', () => {
  it.each([
    [STRIPE, 'http://dziesma.test/mock/payments/stripe.js'],
    ['https://js.stripe.com/v3/', 'http://dziesma.test/mock/payments/stripe.js'],
    [PAYPAL, 'http://dziesma.test/mock/payments/paypal.js?client-id=1&vault=true'],
    ['https://js.stripe.com.evil.example/v3/', 'https://js.stripe.com.evil.example/v3/'],
    ['https://www.google.com/recaptcha/api.js', 'https://www.google.com/recaptcha/api.js'],
  ])('loads %s from %s', (url, expected) => {
    patched()
    expect(sourceOf(url)).toBe(expected)
  })

  it("redirects within the page's own policy, and leaves its other rules alone", () => {
    const rules: { createScriptURL?: (url: string) => string | null | undefined; createHTML?: () => string }[] = []
    vi.stubGlobal('trustedTypes', { createPolicy: (_: string, options: (typeof rules)[number]) => rules.push(options) })
    patched()
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, own: object) => void }
    }
    const createHTML = () => ''
    trustedTypes.createPolicy('dziesma-payments', { createScriptURL: (url: string) => (url === STRIPE ? url : null) })
    trustedTypes.createPolicy('dompurify', { createHTML })
    expect(rules[0]?.createScriptURL?.(STRIPE)).toBe('http://dziesma.test/mock/payments/stripe.js')
    expect(rules[0]?.createScriptURL?.('https://evil.example')).toBeNull()
    expect(rules[1]).toEqual({ createHTML })
  })
})
