import type { Settings } from '@/contract/shapes/settings'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { Charge } from '@/core/shared/pricing/charges'
import { Link } from '@/ui/links/link'

import type { Order } from '../order'
import type { Agreement } from '../prepare-payment'
import type { StartedPayment } from '../started-payment'
import { PaypalPayment } from './paypal-payment'
import { PurchaseTerms } from './purchase-terms'
import { StripePayment } from './stripe-payment'

type PaymentSectionProps = {
  agreement: Agreement
  hasCoupon: boolean
  message: string | null
  onDiffers: (charge: Charge) => void
  onSettle: (started: StartedPayment) => void
}

/** Payment options for an order; a message when there are none. */
export function PaymentSection({ agreement, hasCoupon, message, onDiffers, onSettle }: PaymentSectionProps) {
  const { t } = useTranslation()
  const { stripeKey, paypal, note } = paymentOptions(useSettings(), agreement.order, hasCoupon)
  return (
    <section aria-label={t('Payment')} className="space-y-5 rounded-panel border border-divider bg-paper p-5 lg:p-7">
      <h2 className="text-xl">{t('Payment')}</h2>
      {stripeKey && (
        <StripePayment
          publicKey={stripeKey}
          agreement={agreement}
          message={message}
          onDiffers={onDiffers}
          onSettle={onSettle}
        >
          <PurchaseTerms />
        </StripePayment>
      )}
      {paypal && (stripeKey ? <p className="text-center text-muted">{t('or')}</p> : <PurchaseTerms />)}
      {paypal && <PaypalPayment {...paypal} agreement={agreement} onSettle={onSettle} />}
      {!stripeKey && !paypal && !note && <p>{t("Payments aren't set up on this site yet.")}</p>}
      {note && <p className="text-muted">{t(note)}</p>}
      {!stripeKey && !paypal && <ContactHint />}
    </section>
  )
}

/** Payment options of an order. */
type PaymentOptions = {
  /** Public key of Stripe; undefined when the site has none. */
  stripeKey?: string | undefined
  /** Client id and plan id of PayPal; undefined when PayPal can't charge this order. */
  paypal?: { clientId: string; planId: string } | undefined
  /** Why PayPal is unavailable although the site offers it. */
  note?: TranslationKey | undefined
}

/**
 * Returns the payment options of an order. PayPal charges its own plan's price: it supports neither the site's coupons
 * nor its trials.
 */
function paymentOptions(
  { billing }: Pick<Settings, 'billing'>,
  { product, price }: Order,
  hasCoupon: boolean,
): PaymentOptions {
  const stripeKey = (billing.stripe.enable && billing.stripe_public_key) || undefined
  const clientId = billing.paypal.enable && billing.paypal.public_key
  const { paypal_id: planId } = price
  if (!clientId || !planId) return { stripeKey }
  if (product.trial) return { stripeKey, note: "PayPal isn't available for plans with a trial." }
  if (hasCoupon) return { stripeKey, note: "PayPal isn't available with a coupon." }
  return { stripeKey, paypal: { clientId, planId } }
}

/** Link to the contact form. */
export function ContactHint() {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.contact.link()}
      className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
    >
      {t('Contact us')}
    </Link>
  )
}
