import type { Appearance, StripeError, StripePaymentElement, StripePaymentElementChangeEvent } from '@stripe/stripe-js'

import type { CallGateway } from '../browser/call-gateway'
import { create, createShadowHost } from '../browser/dom'
import { IntegrationError } from './integration-error'
import { type Labels, labelsFor } from './labels'
import { createPaymentForm, type MethodType, type PaymentForm } from './payment-form'
import { applyAppearance, PAYMENT_SHEET } from './sheet'

type Plain = { elementType: 'payment' }

/** Events that the stand-in emits; handlers of others are never called. */
type PaymentElementEvents = {
  loaderstart: Plain
  ready: Plain
  focus: Plain
  blur: Plain
  escape: Plain
  change: StripePaymentElementChangeEvent
  loaderror: Plain & { error: StripeError }
}
type EventName = keyof PaymentElementEvents
type Handler<Name extends EventName> = (event: PaymentElementEvents[Name]) => void

type Options = {
  key: string
  locale: string | undefined
  appearance: Appearance | undefined
  callGateway: CallGateway
  now: () => number
  onDestroy: () => void
}

const PLAIN: Plain = { elementType: 'payment' }

function createListeners() {
  const handlers = new Map<string, Set<(event: never) => void>>()
  const of = (name: string) => {
    const existing = handlers.get(name) ?? new Set()
    handlers.set(name, existing)
    return existing
  }
  return {
    of,
    emit<Name extends EventName>(name: Name, event: PaymentElementEvents[Name]): void {
      for (const handler of [...of(name)]) (handler as Handler<Name>)(event)
    },
  }
}

function domTarget(target: string | HTMLElement): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
  if (found) return found
  throw new IntegrationError('The selector you specified applies to no DOM elements that are currently on the page.')
}

/** Creates a payment element: a form in a separate frame, which never hands the card to the page. */
export function createPaymentElement({ key, locale, appearance, callGateway, now, onDestroy }: Options) {
  const listeners = createListeners()
  const { host, shadow } = createShadowHost('stripe-payment', PAYMENT_SHEET)
  applyAppearance(host, appearance)
  let form: PaymentForm | undefined
  let isDestroyed = false

  function emitChange(current: PaymentForm): void {
    listeners.emit('change', {
      ...PLAIN,
      collapsed: false,
      empty: current.isEmpty(),
      complete: current.isComplete(),
      value: { type: current.type() === 'card' ? 'card' : 'sepa_debit' },
    })
  }

  async function load(labels: Labels): Promise<void> {
    listeners.emit('loaderstart', PLAIN)
    const { data, error } = await callGateway('stripe/session', { key })
    if (isDestroyed) return
    if (error) return listeners.emit('loaderror', { ...PLAIN, error })
    const methods = data['methods'] as MethodType[]
    const created = createPaymentForm({ methods, labels, now, onChange: () => emitChange(created) })
    form = created
    shadow.replaceChildren(created.root)
    listeners.emit('ready', PLAIN)
  }

  host.addEventListener('focusin', () => listeners.emit('focus', PLAIN))
  host.addEventListener('focusout', () => listeners.emit('blur', PLAIN))
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') listeners.emit('escape', PLAIN)
  })

  const element: StripePaymentElement = {
    mount(target) {
      if (isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
      domTarget(target).replaceChildren(host)
      if (form) return
      shadow.replaceChildren(create('div'))
      // Listeners are attached after mounting.
      queueMicrotask(() => void load(labelsFor(locale)))
    },
    unmount: () => host.remove(),
    destroy() {
      isDestroyed = true
      host.remove()
      onDestroy()
    },
    focus: () => form?.focus(),
    blur: () => (shadow.activeElement as HTMLElement | null)?.blur(),
    clear: () => form?.clear(),
    // Layout and default values change nothing here.
    collapse: () => element,
    update: () => element,
    on: subscribe,
    off: unsubscribe,
    once: subscribeOnce,
  }

  function subscribe(name: string, handler: (event: never) => void): StripePaymentElement {
    listeners.of(name).add(handler)
    return element
  }
  function unsubscribe(name: string, handler?: (event: never) => void): StripePaymentElement {
    if (handler) listeners.of(name).delete(handler)
    else listeners.of(name).clear()
    return element
  }
  function subscribeOnce(name: string, handler: (event: never) => void): StripePaymentElement {
    const wrapped = (event: never): void => {
      listeners.of(name).delete(wrapped)
      handler(event)
    }
    return subscribe(name, wrapped)
  }

  return {
    element,
    form: (): PaymentForm | undefined => form,
    restyle: (next?: Appearance) => applyAppearance(host, next),
  }
}
