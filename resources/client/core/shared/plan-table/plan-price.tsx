import type { ReactNode } from 'react'

import { type Product, TRIAL_CURRENCY } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { formatMoney } from '@/core/platform/i18n/format-number'
import { Money } from '@/core/platform/i18n/money'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { PlanCoupon } from '@/core/shared/pricing/discounted'
import { chargePeriod, perInterval } from '@/core/shared/pricing/format-price'
import { amountPerInterval, amountPerMonth } from '@/core/shared/pricing/prices'

type PlanPriceProps = {
  product: Pick<Product, 'free' | 'trial'>
  /** Undefined for a plan without prices. */
  price: Price | undefined
  coupon?: PlanCoupon | null | undefined
}

/**
 * A plan's price: what it regularly costs as the only large figure, and below it, in one type size, the trial with the
 * price after it (spec section 2, "Pricing") and what is charged when that is not the displayed amount.
 */
export function PlanPrice({ product: { free, trial }, price, coupon }: PlanPriceProps) {
  const { t } = useTranslation()
  if (free || !price) return <Figure>{t(free ? 'Free' : 'Not on sale right now')}</Figure>
  return (
    <div className="space-y-1">
      <Figure>
        <RegularPrice price={price} coupon={coupon} />
      </Figure>
      {trial && (
        <p>
          {t('[one :count day|other :count days] for :price', {
            count: trial.days,
            price: formatMoney(trial.amount, TRIAL_CURRENCY),
          })}
        </p>
      )}
      {trial && !coupon && (
        <p>
          {t('then')} <RegularPrice price={price} coupon={null} />
        </p>
      )}
      {!coupon && price.interval === 'year' && (
        <p>
          {/* Rounded half up to the currency's smallest unit. */}
          {t('About :price per month, rounded', { price: formatMoney(amountPerMonth(price), price.currency) })}
        </p>
      )}
      <ChargeNote price={price} coupon={coupon} />
    </div>
  )
}

/** The card's only large type. */
const Figure = ({ children }: { children: ReactNode }) => <p className="text-2xl font-extrabold">{children}</p>

type RegularPriceProps = { price: Price; coupon: PlanCoupon | null | undefined }

/** The price of one interval; a coupon strikes it out and adds the lowered one. */
function RegularPrice({ price, coupon }: RegularPriceProps) {
  const { t } = useTranslation()
  const { currency } = price
  const regular = <Money amount={amountPerInterval(price)} currency={currency} />
  return (
    <>
      {coupon ? (
        <>
          <del className="font-normal text-muted">
            <span className="sr-only">{t('Regular price:')} </span>
            {regular}
          </del>{' '}
          <ins className="no-underline">
            <span className="sr-only">{t('Price with the coupon:')} </span>
            <Money amount={amountPerInterval({ ...price, amount: coupon.lower(price) })} currency={currency} />
          </ins>
        </>
      ) : (
        regular
      )}{' '}
      {t(perInterval[price.interval])}
    </>
  )
}

/** States the charges when a coupon or a period of several intervals makes them differ from the displayed price. */
function ChargeNote({ price, coupon }: RegularPriceProps) {
  const { t } = useTranslation()
  const { amount, currency, interval_count: count } = price
  const regular = { price: formatMoney(amount, currency), period: t(chargePeriod(price), { count }) }
  if (!coupon && count === 1) return null
  return (
    <p>
      {coupon
        ? t('With the coupon, one payment of :first, then :price :period', {
            first: formatMoney(coupon.lower(price), currency),
            ...regular,
          })
        : t('Charged :price :period', regular)}
    </p>
  )
}
