import type { Price } from '@/contract/shapes/prices'
import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { FormattedDate } from '@/core/platform/i18n/formatted-values'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { formatPrice } from '@/core/shared/pricing/format-price'
import type { SubscriptionState } from '@/core/shared/subscription/subscription-state'

import { Fact, Facts } from './facts'

/** Names of each state's date. */
const dateNames: Record<SubscriptionState['kind'], TranslationKey> = {
  pastDue: 'Payment was due',
  active: 'Next payment',
  trialing: 'Trial ends',
  cancelled: 'Works until',
  granted: 'Works until',
  ended: 'Ended on',
}

type PlanFactsProps = { state: SubscriptionState; price: Price | null }

/**
 * A subscription's price, its date, and the most that is charged then or is still to be paid: the server sends no
 * amounts, and a coupon may lower them.
 */
export function PlanFacts({ state: { kind, date }, price }: PlanFactsProps) {
  const { t } = useTranslation()
  const isCharged = kind === 'active' || kind === 'trialing' || kind === 'pastDue'
  return (
    <Facts>
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
    </Facts>
  )
}

/** Describes the charge after a resumption; undefined without a price or a date. */
export function useNextCharge(price: Price | null, date: Date | null): string | undefined {
  const { t } = useTranslation()
  if (!price || !date) return undefined
  return t('If you resume it, at most :amount is charged on :date.', {
    amount: formatMoney(price.amount, price.currency),
    date: formatDate(date),
  })
}
