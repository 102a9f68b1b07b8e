import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'
import { isolateTestFile } from '@tests/isolate-test-file'

import { authenticationPage } from './page'

isolateTestFile()

const MARKUP = '<img src=x onerror=alert(1)>'

beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())
beforeEach(() => {
  mockBackend.reset()
  mockBackend.signInAs('free')
})

function pendingIntent(customer = personas.free.id): string {
  const { gateway } = mockBackend.world
  const payment = { customer, amount: 499, currency: 'eur', description: MARKUP }
  const { id, client_secret } = gateway.createPaymentIntent(payment)
  gateway.confirm(client_secret, { method: { type: 'bank' }, returnUrl: 'http://dziesma.test/#done' })
  window.location.hash = encodeURIComponent(client_secret)
  return id
}

describe('authenticationPage', () => {
  it('shows amount and description as text, and settles the payment', async () => {
    const id = pendingIntent()
    await authenticationPage()
    expect(screen.getByText('€4.99')).toBeVisible()
    expect(screen.getByText(MARKUP)).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Complete later' }))
    await waitFor(() => expect(mockBackend.world.gateway.intent(id)?.status).toBe('processing'))
  })

  it('shows nothing of another customer’s payment’s payment', async () => {
    pendingIntent(personas.subscriber.id)
    await authenticationPage()
    expect(screen.getByRole('heading', { name: 'No such payment_intent.' })).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
