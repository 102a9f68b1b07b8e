import { waitFor } from '@testing-library/react'

import { callGateway } from '@mock/payments/browser/call-gateway'
import { installStripe } from '@mock/payments/stripe/install'

/** Test card that succeeds. */
export const GOOD_CARD = '4242 4242 4242 4242'

/** URL of the bank's page that the stand-in last opened. */
export const bank: { url: string | undefined } = { url: undefined }

/** Defines `window.Stripe` as the mock's stand-in, so that no script is loaded. */
export const offerStripe = (): void =>
  installStripe({ callGateway, navigate: (url) => void (bank.url = url), now: () => Date.now() })

/** Field of the stand-in's form, in its shadow root. */
function formField(selector: string): HTMLInputElement {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const field = roots.map((root) => root.querySelector<HTMLInputElement>(selector)).find((input) => input !== null)
  if (!field) throw new Error(`The payment form has no field ${selector}`)
  return field
}

/** Types a card into the stand-in's form, once it has loaded. */
export async function typeCard(number: string): Promise<void> {
  const fields = { number, expiry: '12 / 34', cvc: '123' }
  for (const [id, text] of Object.entries(fields)) {
    const field = await waitFor(() => formField(`#${id}`))
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Chooses to pay on a bank's page. */
export async function chooseBank(): Promise<void> {
  const radio = await waitFor(() => formField('input[value=bank]'))
  radio.click()
}
