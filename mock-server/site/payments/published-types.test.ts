import type { PayPalButtonsComponent, PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js'
import type {
  Stripe,
  StripeConstructor,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeElementsOptionsMode,
} from '@stripe/stripe-js'
import { describe, expectTypeOf, it } from 'vitest'

import type { PaypalStandIn } from './paypal/create-paypal'
import type { StripeStandIn } from './stripe/create-stripe'
import type { Elements } from './stripe/elements'

type Buttons = ReturnType<PaypalStandIn['Buttons']>
type ButtonOptions = Parameters<PaypalStandIn['Buttons']>[0]

describe('the stand-ins', () => {
  it('implement a part of the published types of Stripe.js', () => {
    expectTypeOf<StripeElements>().toExtend<Elements>()
    expectTypeOf<Stripe['elements']>().toExtend<(options?: StripeElementsOptionsMode) => StripeElements>()
    expectTypeOf<StripeElementsOptionsMode | StripeElementsOptionsClientSecret>().toExtend<
      Parameters<StripeStandIn['elements']>[0]
    >()
    expectTypeOf<StripeStandIn>().toExtend<
      Pick<Stripe, 'retrievePaymentIntent' | 'retrieveSetupIntent' | 'registerAppInfo'>
    >()
    expectTypeOf<StripeStandIn['confirmPayment']>().returns.toEqualTypeOf<ReturnType<Stripe['retrievePaymentIntent']>>()
    expectTypeOf<StripeStandIn['confirmSetup']>().returns.toEqualTypeOf<ReturnType<Stripe['retrieveSetupIntent']>>()
    expectTypeOf<Parameters<StripeConstructor>[0]>().toEqualTypeOf<string>()
  })

  it("implement a part of the published types of PayPal's SDK", () => {
    expectTypeOf<PayPalButtonsComponent>().toExtend<Buttons>()
    expectTypeOf<PayPalButtonsComponentOptions>().toExtend<ButtonOptions>()
    expectTypeOf<PayPalNamespace['version']>().toEqualTypeOf<PaypalStandIn['version']>()
    expectTypeOf<NonNullable<PayPalNamespace['Buttons']>>().returns.toExtend<Buttons>()
  })
})
