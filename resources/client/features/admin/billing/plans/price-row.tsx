import { Trash2 } from 'lucide-react'
import { useId } from 'react'

import type { Price } from '@/contract/shapes/prices'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { decimalsOf, roundMoney } from '@/lib/minor-units'
import { WHOLE } from '@/lib/numbers/parse-number'
import { IconButton } from '@/ui/buttons/icon-button'
import { Fieldset } from '@/ui/fields/fieldset'
import { NumberField } from '@/ui/fields/number-field'
import { SelectField } from '@/ui/pickers/select-field'

import { intervals } from './queries'

/** A price in the editor; without an id it is new. */
export type EditedPrice = Pick<Price, 'currency' | 'interval' | 'interval_count'> & {
  key: string
  id?: number
  amount: number | null
}

type PriceRowProps = {
  /** Number of the price, from 1. */
  place: number
  price: EditedPrice
  currencies: readonly { code: string; name?: string | null | undefined }[]
  /** Number of subscriptions with this price, which forbid its removal. */
  subscribers: number
  onChange: (price: EditedPrice) => void
  onRemove: () => void
}

const periods: Record<Price['interval'], TranslationKey> = {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
}

/** Rounds the amount to what its currency can express. */
const inCurrency = (price: EditedPrice): EditedPrice => ({
  ...price,
  amount: price.amount === null ? null : roundMoney(price.amount, price.currency),
})

/** The currency's own decimals; the field refuses more. */
const formatOf = (currency: string): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimalsOf(currency),
  maximumFractionDigits: decimalsOf(currency),
})

/** Fields of a price, and what they mean in words. */
export function PriceRow({ place, price, currencies, subscribers, onChange, onRemove }: PriceRowProps) {
  const { t } = useTranslation()
  const reasonId = useId()
  const { amount, currency, interval, interval_count } = price
  return (
    <Fieldset className="rounded-input border border-divider p-4">
      <legend className="px-2 font-bold">{t('Price :number', { number: place })}</legend>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-4">
        <NumberField
          label={t('Amount')}
          min={0}
          format={formatOf(currency)}
          value={amount}
          onChange={(next) => onChange({ ...price, amount: next })}
          required
        />
        <SelectField
          label={t('Currency')}
          options={useCurrencyOptions(currencies, currency)}
          value={currency}
          onChange={(next) => onChange(inCurrency({ ...price, currency: next }))}
        />
        <NumberField
          label={t('Charged every')}
          min={1}
          format={WHOLE}
          value={interval_count}
          onChange={(next) => onChange({ ...price, interval_count: next ?? 1 })}
          required
        />
        <SelectField
          label={t('Period')}
          options={intervals.map((value) => ({ value, label: t(periods[value]) }))}
          value={interval}
          onChange={(next) => onChange({ ...price, interval: next })}
        />
      </div>
      <div className="mt-3 flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm text-muted">
          {amount !== null && <span className="block">{formatPrice({ ...price, amount })}</span>}
          {subscribers > 0 && (
            <span id={reasonId} className="block">
              {t(
                "[one :count subscription has this price, so it can't be deleted.|other :count subscriptions have this price, so it can't be deleted.]",
                { count: subscribers },
              )}
            </span>
          )}
        </p>
        <IconButton
          label={t('Delete price :number', { number: place })}
          icon={<Trash2 />}
          disabled={subscribers > 0}
          {...(subscribers > 0 && { 'aria-describedby': reasonId })}
          onClick={onRemove}
        />
      </div>
    </Fieldset>
  )
}

/** Currencies by their name in the user's language; the price's own is always among them. */
function useCurrencyOptions(currencies: PriceRowProps['currencies'], selectedCurrency: string) {
  const { language } = useTranslation()
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
  const isKnown = currencies.some(({ code }) => code === selectedCurrency)
  return [...(isKnown ? [] : [{ code: selectedCurrency, name: null }]), ...currencies].map(({ code, name }) => ({
    value: code,
    label: `${code} – ${nameOf(names, code) ?? name ?? code}`,
  }))
}

/** The name of a currency; undefined for an unknown code. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}
