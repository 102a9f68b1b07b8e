import { describe, expect, it } from 'vitest'

import { isReturnUrl, withOutcome } from '../../rules/payments/return-url'
import { personas } from '../../state/seeds/personas'
import { createWorld } from '../create-world'
import { gatewayCall } from './gateway-calls'

const SITE = 'http://dziesma.test'
const JSON_TYPE = { 'Content-Type': 'application/json' }

function open(userId: number | null = personas.free.id) {
  const world = createWorld()
  world.db.settings.billing = { enable: true, stripe_public_key: 'pk_test_1' }
  const session = world.sessions.of({})
  world.sessions.signIn(session, userId)
  const call = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`${SITE}/${path}`, { method: 'POST', headers: JSON_TYPE, body: '{}', ...init })
    return gatewayCall({ world, session: () => session, request, path })
  }
  return { world, call }
}

describe('gatewayCall', () => {
  it('leaves other paths to the site', async () => {
    expect(await open().call('api/v1/billing/products')).toBeUndefined()
  })

  it.each([
    ['an unknown call', 'mock/gateway/stripe/refund', {}, 404],
    ['the name of an inherited property', 'mock/gateway/constructor', {}, 404],
    ['a GET', 'mock/gateway/stripe/session', { method: 'GET', body: null }, 405],
    ['a form', 'mock/gateway/stripe/session', { headers: {} }, 403],
    ['another site', 'mock/gateway/stripe/session', { headers: { ...JSON_TYPE, Origin: 'https://evil.example' } }, 403],
    ['a malformed body', 'mock/gateway/stripe/confirm', { body: '[1' }, 400],
    ['another site’s key', 'mock/gateway/stripe/session', { body: '{"key":"pk_test_2"}' }, 400],
  ])('refuses %s', async (_, path, init, status) => {
    expect((await open().call(path, init as RequestInit))?.status).toBe(status)
  })

  it('refuses guests', async () => {
    expect((await open(null).call('mock/gateway/stripe/session'))?.status).toBe(401)
  })

  it('applies faults by name', async () => {
    const { world, call } = open()
    world.faults.set([{ kind: 'status', status: 503, endpoint: 'stripe.session' }])
    expect((await call('mock/gateway/stripe/session', { body: '{"key":"pk_test_1"}' }))?.status).toBe(503)
  })

  it('refuses the PayPal subscription of another customer', async () => {
    const { world, call } = open()
    world.gateway.syncPaypalPlan({ id: 'P-1', amount: 499, currency: 'EUR' })
    const { id } = world.gateway.createPaypal({ customer: personas.subscriber.id, planId: 'P-1' }) ?? {}
    expect((await call('mock/gateway/paypal/approve', { body: JSON.stringify({ id }) }))?.status).toBe(400)
    expect(world.gateway.charges()).toEqual([])
  })
})

describe('withOutcome', () => {
  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    'checkout',
    'ftp://music.example',
    'https://',
  ])('never returns to %s', (url) => {
    expect(isReturnUrl(url)).toBe(false)
  })

  it.each([
    ['succeeded', 'succeeded'],
    ['processing', 'pending'],
    ['requires_payment_method', 'failed'],
  ])('appends the outcome of the status %s as %s', (status, redirectStatus) => {
    const intent = { id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret_2', status } as const
    expect(withOutcome('https://music.example/billing?tab=card#top', intent)).toBe(
      `https://music.example/billing?tab=card&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=${redirectStatus}#top`,
    )
  })
})
