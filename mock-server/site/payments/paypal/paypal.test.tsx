import { fireEvent, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { mockBackend } from '@mock/node'
import { isolateTestFile } from '@tests/isolate-test-file'
import { providePayments, standIn } from '@tests/payments'

isolateTestFile()
providePayments()

const SCRIPT = 'https://www.paypal.com/sdk/js?client-id=client-1&vault=true&intent=subscription'
const outcomes = { onApprove: vi.fn(() => Promise.resolve()), onCancel: vi.fn(), onError: vi.fn() }

beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())
beforeEach(() => {
  vi.clearAllMocks()
  mockBackend.reset()
  mockBackend.signInAs('free')
  const { db, gateway } = mockBackend.world
  db.settings.billing = { enable: true, paypal: { enable: true, public_key: 'client-1' } }
  gateway.syncPaypalPlan({ id: 'P-1', amount: 499, currency: 'EUR' })
})

function loadScript(src: string): Promise<Event> {
  const script = document.createElement('script')
  script.src = src
  const loaded = new Promise<Event>((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
  })
  document.head.append(script)
  return loaded
}

async function openButtons(plan = 'P-1') {
  await loadScript(SCRIPT)
  const buttons = window.paypal?.Buttons?.({
    createSubscription: (_, actions) => actions.subscription.create({ plan_id: plan, custom_id: '<b>7</b>' }),
    ...outcomes,
  })
  expect(buttons?.isEligible()).toBe(true)
  await buttons?.render(document.body)
  fireEvent.click((await standIn('paypal-button')).getByRole('button', { name: 'PayPal' }))
  return buttons
}

const press = async (name: string) => fireEvent.click((await standIn('paypal-window')).getByRole('button', { name }))
const charges = () => mockBackend.world.gateway.charges()

describe("the stand-in of PayPal's SDK", () => {
  it('subscribes on approval, and charges once', async () => {
    const buttons = await openButtons()
    await press('Approve')
    await waitFor(() => expect(outcomes.onApprove).toHaveBeenCalledOnce())
    const [[data]] = outcomes.onApprove.mock.calls as unknown as [[{ subscriptionID: string }]]
    const subscription = mockBackend.world.gateway.paypalSubscription(data.subscriptionID)
    expect(subscription).toMatchObject({ planId: 'P-1', status: 'ACTIVE', customId: '<b>7</b>' })
    expect(charges()).toMatchObject([{ amount: 499, currency: 'eur', gateway: 'paypal' }])
    await buttons?.close()
    expect(document.querySelector('[data-stand-in]')).toBeNull()
  })

  it('charges nothing when the customer cancels', async () => {
    await openButtons()
    fireEvent.keyDown((await standIn('paypal-window')).getByRole('button', { name: 'Approve' }), { key: 'Escape' })
    await waitFor(() => expect(outcomes.onCancel).toHaveBeenCalledOnce())
    expect(charges()).toEqual([])
  })

  it.each([
    ['PayPal fails', 'P-1', 'PayPal failed, as requested.'],
    ['PayPal does not know the plan', 'P-2', 'The specified resource does not exist.'],
  ])('reports an error when %s', async (_, plan, message) => {
    await openButtons(plan)
    if (plan === 'P-1') await press('Error')
    await waitFor(() => expect(outcomes.onError).toHaveBeenCalledWith(expect.objectContaining({ message })))
    expect(outcomes.onApprove).not.toHaveBeenCalled()
    expect(charges()).toEqual([])
  })

  it.each([
    '?vault=true&intent=subscription',
    '?client-id=client-1&intent=subscription',
    '?client-id=client-1&vault=true',
  ])('refuses a script URL with %s', async (query) => {
    await loadScript(`https://www.paypal.com/sdk/js${query}`)
    expect(window.paypal).toBeUndefined()
  })
})
