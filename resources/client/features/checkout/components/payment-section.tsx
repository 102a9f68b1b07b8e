import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Charge } from '@/core/shared/pricing/charges'

import { paymentOptions } from '../payment-options'
import type { Agreement } from '../prepare-payment'
import type { StartedPayment } from '../started-payment'
import { ContactHint } from './contact-hint'
import { PaypalPayment } from './paypal-payment'
import { StripePayment } from './stripe-payment'

type PaymentSectionProps = {
  agreement: Agreement
  hasCoupon: boolean
  message: string | null
  onDiffers: (charge: Charge) => void
  onSettle: (started: StartedPayment) => void
}

/** The ways to pay for an order; a sentence when there are none. */
export function PaymentSection({ agreement, hasCoupon, message, onDiffers, onSettle }: PaymentSectionProps) {
  const { t } = useTranslation()
  const { stripeKey, paypal, note } = paymentOptions(useSettings(), agreement.order, hasCoupon)
  return (
    <section aria-label={t('Payment')} className="space-y-5 rounded-panel border border-divider bg-paper p-5 md:p-7">
      <h2 className="text-xl">{t('Payment')}</h2>
      {stripeKey && (
        <StripePayment
          publicKey={stripeKey}
          agreement={agreement}
          message={message}
          onDiffers={onDiffers}
          onSettle={onSettle}
        />
      )}
      {stripeKey && paypal && <p className="text-center text-muted">{t('or')}</p>}
      {paypal && <PaypalPayment {...paypal} agreement={agreement} onSettle={onSettle} />}
      {!stripeKey && !paypal && !note && <p>{t("Payments aren't set up on this site yet.")}</p>}
      {note && <p className="text-muted">{t(note)}</p>}
      {!stripeKey && !paypal && <ContactHint />}
    </section>
  )
}
