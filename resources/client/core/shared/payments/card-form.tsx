// Separate chunk: loaded with `card-payment.tsx`, so that no other screen contains Stripe's code.
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useTheme } from '@/core/platform/theme/use-theme'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Charge } from '@/core/shared/pricing/charges'
import { toStripeAmount } from '@/lib/stripe-amount'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import { stripeAppearance, stripeFonts } from './appearance'
import { confirmIntent, type Intent } from './intent'

/** Props of a form that takes a payment method and confirms a payment, or stores the method. */
export type CardFormProps = {
  /** Amount to show in the wallets; an amount of 0 only stores the payment method. */
  charge: Charge
  submitLabel: string
  /** Absolute URL to which a bank's page returns. */
  returnUrl: string
  /** Message of an earlier attempt. */
  message?: string | null
  /**
   * Runs when the fields are valid. Resolves to the client secret to confirm; undefined stops the attempt, after the
   * user has been notified. A rejection is announced.
   */
  prepare: (stripe: Stripe) => Promise<string | undefined>
  /** Runs when Stripe has the payment or the payment method; its status may still be `processing`. */
  onConfirmed: (intent: Intent, secret: string) => void | Promise<void>
  /** Runs when Stripe could not be asked for the outcome: the card may have been charged. */
  onUncertain: (secret: string) => void
  /** Text between the fields and the button. */
  children?: ReactNode
}

type ConnectedCardFormProps = CardFormProps & { stripe: Stripe }

/** Stripe's Payment Element in the site's colours and language, with a button that confirms it. */
export function CardForm({ stripe, charge, ...form }: ConnectedCardFormProps) {
  const { language } = useTranslation()
  const { theme } = useTheme()
  const { amount, currency } = charge
  const options = useMemo((): StripeElementsOptionsMode => {
    const shared = {
      currency: currency.toLowerCase(),
      appearance: stripeAppearance(theme.is_dark),
      fonts: stripeFonts(),
      locale: language === 'lv' || language === 'en' ? language : 'auto',
    } as const
    return amount > 0
      ? { ...shared, mode: 'subscription', amount: toStripeAmount(amount, currency) }
      : { ...shared, mode: 'setup' }
  }, [amount, currency, language, theme])
  return (
    <Elements stripe={stripe} options={options}>
      <Fields stripe={stripe} {...form} />
    </Elements>
  )
}

function Fields({ stripe, submitLabel, message = null, children, ...attempt }: Omit<ConnectedCardFormProps, 'charge'>) {
  const { t } = useTranslation()
  const elements = useElements()
  const isRunning = useRef(false)
  const [state, setState] = useState({ isPending: false, message })

  async function confirm(): Promise<string | null> {
    if (!elements) return null
    const { error } = await elements.submit()
    // The fields show the message of invalid input themselves.
    if (error)
      return error.type === 'validation_error' ? null : (error.message ?? t('There was an issue. Please try again.'))
    const secret = await attempt.prepare(stripe)
    if (secret === undefined) return null
    const result = await confirmIntent({ stripe, elements, secret, returnUrl: attempt.returnUrl })
    if (result.kind === 'refused') return result.message ?? t('The payment failed. Please try again.')
    if (result.kind === 'confirmed') await attempt.onConfirmed(result.intent, secret)
    else attempt.onUncertain(secret)
    return null
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setState({ isPending: true, message: null })
    const failure = await confirm().catch((error: unknown) => {
      announceFailure(error)
      return null
    })
    isRunning.current = false
    setState({ isPending: false, message: failure })
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {state.message && <Notice>{state.message}</Notice>}
      <PaymentElement options={{ layout: 'tabs' }} />
      {children}
      <Button type="submit" size="lg" pending={state.isPending} disabled={!elements}>
        {submitLabel}
      </Button>
    </form>
  )
}
