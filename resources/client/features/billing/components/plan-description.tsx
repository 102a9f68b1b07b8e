import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Price } from '@/contract/shapes/prices'
import { formatMoney } from '@/core/platform/i18n/format'
import { FormattedDate } from '@/core/platform/i18n/formatted-values'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { formatPrice } from '@/core/shared/pricing/format-price'
import type { VisibleSubscription, SubscriptionState } from '@/core/shared/subscription/subscription-state'

import { isPaypal } from '../payment-method'

type PlanDescriptionProps = { shown: VisibleSubscription; price: Price | null }

/** Explains the state of a subscription, and lists its price and date. */
export function PlanDescription({ shown, price }: PlanDescriptionProps) {
  return (
    <>
      <PlanNote shown={shown} />
      <PlanTerms state={shown.state} price={price} />
    </>
  )
}

const notes: Partial<Record<SubscriptionState['kind'], TranslationKey>> = {
  trialing: "Cancel before the trial ends and you won't be charged again.",
  cancelled: 'Your plan is cancelled. Nothing more is charged.',
  granted: "You got this plan from the site. There's nothing to pay.",
  ended: 'Your plan has ended. Nothing more is charged.',
}

/** Explains a state in a sentence or two; says what a failed payment means, and how to fix it. */
function PlanNote({ shown: { subscription, state } }: Pick<PlanDescriptionProps, 'shown'>) {
  const { t } = useTranslation()
  if (state.kind !== 'pastDue') {
    const note = notes[state.kind]
    return note ? <p>{t(note)}</p> : null
  }
  const fix: TranslationKey = isPaypal(subscription)
    ? "The last payment didn't go through. Change how you pay at PayPal to keep your plan."
    : "The last payment didn't go through. Pay with another card to keep your plan."
  return (
    <p className="flex gap-3 rounded-input border-2 border-danger px-4 py-3">
      <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
      <span>
        {t(fix)} {t("If it isn't paid, the plan ends and nothing more is charged.")}
      </span>
    </p>
  )
}

/** Names of each state's date. */
const dateNames: Record<SubscriptionState['kind'], TranslationKey> = {
  pastDue: 'Payment was due',
  active: 'Next charge',
  trialing: 'Trial ends',
  cancelled: 'Works until',
  granted: 'Works until',
  ended: 'Ended on',
}

/**
 * A subscription's price, its date, and the most that is charged then or is still to be paid: the server sends no
 * amounts, and a coupon may lower them.
 */
function PlanTerms({ state: { kind, date }, price }: { state: SubscriptionState; price: Price | null }) {
  const { t } = useTranslation()
  const isCharged = kind === 'active' || kind === 'trialing' || kind === 'pastDue'
  return (
    <dl className="divide-y divide-divider border-y border-divider">
      {price && kind !== 'granted' && <Fact name={t('Price')}>{formatPrice(price)}</Fact>}
      {date && (
        <Fact name={t(dateNames[kind])}>
          <FormattedDate timestamp={date} />
        </Fact>
      )}
      {price && isCharged && (
        <Fact name={t(kind === 'pastDue' ? 'To pay' : 'Charged then')}>
          {t('at most :amount', { amount: formatMoney(price.amount, price.currency) })}
        </Fact>
      )}
    </dl>
  )
}

/** Name on the left, value on the right, or above each other on a narrow screen. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 font-bold break-words">{children}</dd>
  </div>
)
