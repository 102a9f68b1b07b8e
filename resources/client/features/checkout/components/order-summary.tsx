import { type ReactNode, useId } from 'react'

import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TaxNote } from '@/core/shared/plan-table/tax-note'
import type { Charge, Charges } from '@/core/shared/pricing/charges'
import { formatPrice } from '@/core/shared/pricing/format-price'

import type { Order } from '../order'

type OrderSummaryProps = {
  order: Order
  charges: Charges
  /** Amount that is charged on confirmation; differs from `charges` when the gateway says so. */
  today: Charge
  /** Code of the coupon, if it is known. */
  code: string | null
  children: ReactNode
}

/** Everything that the order charges, today and later, in one type size, so that a parent misses nothing. */
export function OrderSummary({ order: { product, price }, charges, today, code, children }: OrderSummaryProps) {
  const { t } = useTranslation()
  const { afterTrial, discount, renewal } = charges
  // Without a coupon, the first payment after the trial is a regular one.
  const regularFrom = (discount ? renewal : (afterTrial ?? renewal)).date
  const deduction = discount && (
    <>
      <SummaryLine label={t('Price')}>{money(price)}</SummaryLine>
      <SummaryLine label={code ? t('Coupon :code', { code }) : t('Coupon')}>−{money(discount)}</SummaryLine>
    </>
  )
  return (
    <section aria-label={t('Your order')} className="rounded-panel border border-divider bg-paper p-5 lg:p-7">
      <h2 className="mb-1 text-xl">{product.name}</h2>
      {product.description && <p className="text-muted">{product.description}</p>}
      <Block title={t('Today')}>
        {!afterTrial && deduction}
        <SummaryLine
          label={
            product.trial
              ? t('To pay for [one :count day|other :count days]', { count: product.trial.days })
              : t('To pay')
          }
        >
          {money(today)}
        </SummaryLine>
      </Block>
      <Block title={t('Later')}>
        {afterTrial && deduction}
        {afterTrial && discount && (
          <SummaryLine label={t('On :date', { date: formatDate(afterTrial.date) })}>{money(afterTrial)}</SummaryLine>
        )}
        <SummaryLine label={t('From :date', { date: formatDate(regularFrom) })}>{formatPrice(price)}</SummaryLine>
      </Block>
      <div className="mt-3 text-muted empty:hidden">
        <TaxNote />
      </div>
      {children}
    </section>
  )
}

/** Charges due at the same time, with their heading. */
function Block({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className="mt-5 rounded-input border border-divider px-4 py-3">
      <h3 id={titleId} className="mb-2 text-lg">
        {title}
      </h3>
      <dl className="space-y-3 text-lg">{children}</dl>
    </div>
  )
}

/** A label with its value at the end of the line, in a list of what is charged. */
export function SummaryLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt>{label}</dt>
      <dd className="ms-auto text-end font-bold">{children}</dd>
    </div>
  )
}

const money = ({ amount, currency }: Charge): string => formatMoney(amount, currency)
