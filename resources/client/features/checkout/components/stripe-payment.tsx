import type { Stripe } from '@stripe/stripe-js'
import { type ReactNode, useState } from 'react'

import { formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CardPayment } from '@/core/shared/payments/card-payment'
import type { Charge } from '@/core/shared/pricing/charges'
import { toast } from '@/core/shared/toasts/toast-store'
import { Notice } from '@/ui/feedback/notice'

import { returnUrlOf } from '../order'
import { type Agreement, preparePayment } from '../prepare-payment'
import type { StartedPayment } from '../started-payment'

type StripePaymentProps = {
  publicKey: string
  agreement: Agreement
  /** Message of an earlier attempt, which returned from a bank's page. */
  message: string | null
  /** Runs when Stripe would charge another amount than the one shown. */
  onDiffers: (charge: Charge) => void
  /** Runs when the payment may have been made: its outcome must be determined. */
  onSettle: (started: StartedPayment) => void
  /** Text at the button. */
  children: ReactNode
}

/** Card form of the checkout. The button names the amount, and nothing else is ever charged. */
export function StripePayment({ publicKey, agreement, message, onDiffers, onSettle, children }: StripePaymentProps) {
  const { t } = useTranslation()
  const [notice, setNotice] = useState<string | null>(null)
  const { order, couponId, displayedCharge, next } = agreement
  const amount = formatMoney(displayedCharge.amount, displayedCharge.currency)

  async function prepare(stripe: Stripe): Promise<string | undefined> {
    setNotice(null)
    const prepared = await preparePayment(stripe, agreement)
    switch (prepared.kind) {
      case 'ready':
        return prepared.started.id
      case 'settle':
        onSettle(prepared.started)
        break
      case 'differs': {
        const { amount: due, currency } = prepared.charge
        onDiffers(prepared.charge)
        setNotice(
          t('The amount is :due, not :shown. Nothing has been charged: check it, then confirm.', {
            due: formatMoney(due, currency),
            shown: amount,
          }),
        )
        break
      }
      case 'subscribed':
        toast.danger(t('You already have a plan. Nothing was charged.'))
        break
      case 'unreachable':
        setNotice(t("We couldn't reach the payment service. Nothing was charged."))
    }
    return undefined
  }

  const settle = (secret: string) => onSettle({ gateway: 'stripe', id: secret, couponId: couponId ?? null, next })

  return (
    <CardPayment
      publicKey={publicKey}
      charge={displayedCharge}
      submitLabel={displayedCharge.amount > 0 ? t('Pay :amount', { amount }) : t('Subscribe')}
      returnUrl={returnUrlOf(order, couponId)}
      message={message}
      prepare={prepare}
      onConfirmed={(_, secret) => settle(secret)}
      onUncertain={settle}
    >
      {notice && <Notice>{notice}</Notice>}
      {children}
    </CardPayment>
  )
}
