import { afterEach, describe, expect, it } from 'vitest'

import { returnUrlOf } from './order'

const plan = { product: { id: 2 }, price: { id: 201 } }
const CHECKOUT = 'checkout/2/201'

afterEach(() => document.head.replaceChildren())

function setBase(href: string): void {
  const base = document.createElement('base')
  base.href = href
  document.head.append(base)
}

describe('returnUrlOf', () => {
  it('returns an absolute URL of this site, without the query of the page', () => {
    history.replaceState(null, '', '/checkout/2/201?payment_intent_client_secret=pi_1_secret_2')
    expect(returnUrlOf(plan, undefined)).toBe(`http://dziesma.test/${CHECKOUT}`)
    expect(returnUrlOf(plan, '7')).toBe(`http://dziesma.test/${CHECKOUT}/7`)
  })

  it('stays within the folder of the site', () => {
    setBase('/music/')
    expect(returnUrlOf(plan, undefined)).toBe(`http://dziesma.test/music/${CHECKOUT}`)
  })

  it('never leaves the site, whatever the base and the coupon', () => {
    setBase('https://evil.test/music/')
    expect(returnUrlOf(plan, '//evil.test')).toBe(`http://dziesma.test/music/${CHECKOUT}/%2F%2Fevil.test`)
    expect(returnUrlOf(plan, '..')).toBe('http://dziesma.test/music/pricing')
  })
})
