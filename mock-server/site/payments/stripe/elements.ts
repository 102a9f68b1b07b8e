import type {
  StripeElements,
  StripeElementsOptions,
  StripeElementsUpdateOptions,
  StripeError,
  StripePaymentElement,
} from '@stripe/stripe-js'

import type { CallGateway } from '../browser/call-gateway'
import { IntegrationError } from './integration-error'
import { labelsFor } from './labels'
import { createPaymentElement } from './payment-element'
import type { PaymentForm } from './payment-form'

/** The part of Stripe's elements that the stand-in implements. */
export type Elements = Pick<StripeElements, 'update' | 'submit' | 'fetchUpdates'> & {
  create: (type: 'payment') => StripePaymentElement
  getElement: (type: 'payment') => StripePaymentElement | null
}

/** The parts of an elements group that a confirmation needs. */
export type ElementsState = {
  options: StripeElementsOptions
  form: () => PaymentForm | undefined
  /** Whether `submit()` has accepted the form since its last change. */
  isSubmitted: () => boolean
  /** Shows and returns the form's mistakes. */
  validate: () => StripeError | undefined
}

const SECRET = /^(pi|seti)_\w+_secret_\w+$/

const isMinorUnits = (amount: unknown, least: number): boolean => Number.isInteger(amount) && Number(amount) >= least

/** Throws for options that Stripe.js refuses. */
function requireOptions(options: StripeElementsOptions): void {
  const { mode } = options
  if (mode === undefined) {
    if (SECRET.test(options.clientSecret ?? '')) return
    throw new IntegrationError(
      'In order to create a payment element, you must pass a valid clientSecret or mode to elements().',
    )
  }
  if (mode === 'setup') return
  if (!isMinorUnits(options.amount, mode === 'payment' ? 1 : 0))
    throw new IntegrationError('Invalid value for elements(): amount should be an amount in minor units.')
  if (!/^[a-z]{3}$/.test(options.currency))
    throw new IntegrationError('Invalid value for elements(): currency should be a lowercase ISO code.')
}

type Environment = { key: string; callGateway: CallGateway; now: () => number }

/** Creates an elements group, and the state that a confirmation reads. */
export function createElements(initial: StripeElementsOptions, environment: Environment): [Elements, ElementsState] {
  let options = initial
  let isSubmitted = false
  let payment: ReturnType<typeof createPaymentElement> | undefined
  requireOptions(options)

  function validate(): StripeError | undefined {
    const form = payment?.form()
    if (!form) throw new IntegrationError('Your payment element is not mounted, or still loading.')
    const problem = form.validate()
    return problem && { type: 'validation_error', code: problem.code, message: labelsFor(options.locale)[problem.code] }
  }

  const elements: Elements = {
    create(type: string) {
      if (type !== 'payment') throw new IntegrationError(`The stand-in has no ${type} element.`)
      if (payment) throw new IntegrationError('Can only create one Element of type payment through elements.')
      const { locale, appearance } = options
      payment = createPaymentElement({
        ...environment,
        locale,
        appearance,
        onDestroy: () => {
          payment = undefined
        },
      })
      payment.element.on('change', () => {
        isSubmitted = false
      })
      return payment.element
    },
    getElement: () => payment?.element ?? null,
    update(changes: StripeElementsUpdateOptions) {
      const next = { ...options, ...changes } as StripeElementsOptions
      requireOptions(next)
      options = next
      if (changes.appearance) payment?.restyle(changes.appearance)
      return Promise.resolve()
    },
    fetchUpdates: () => Promise.resolve({}),
    submit() {
      const error = validate()
      isSubmitted = error === undefined
      const selectedPaymentMethod = payment?.form()?.type() ?? 'card'
      return Promise.resolve(error ? { error } : { selectedPaymentMethod })
    },
  }

  return [
    elements,
    {
      get options() {
        return options
      },
      form: () => payment?.form(),
      isSubmitted: () => isSubmitted,
      validate,
    },
  ]
}
