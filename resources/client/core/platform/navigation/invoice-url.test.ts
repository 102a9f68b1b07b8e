import { afterEach, describe, expect, it } from 'vitest'

import { invoiceUrl } from './invoice-url'

afterEach(() => document.head.replaceChildren())

const SITE = `${window.location.origin}/`

describe('invoiceUrl', () => {
  it('starts at the site’s root', () => {
    expect(invoiceUrl('a1-b2')).toBe(`${SITE}billing/invoices/a1-b2`)
    document.head.innerHTML = '<base href="/music/">'
    expect(invoiceUrl('a1-b2')).toBe(`${SITE}music/billing/invoices/a1-b2`)
  })

  it.each(['../../logout', 'a/b', '?x=1', '#x', 'https://evil.test', 'javascript:alert(1)', '"><b>', '\uD800'])(
    'stays on the invoice page for %j',
    (uuid) => {
      const url = new URL(invoiceUrl(uuid) ?? '')
      expect(url.href).toMatch(/^[^?#]*\/billing\/invoices\/[^/?#]+$/)
      expect(`${url.origin}/`).toBe(SITE)
    },
  )

  it.each(['.', '..'])('refuses %j, which browsers resolve even when encoded', (uuid) => {
    expect(invoiceUrl(uuid)).toBeUndefined()
  })
})
