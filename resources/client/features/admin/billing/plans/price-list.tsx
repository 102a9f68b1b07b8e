import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { Price } from '@/contract/shapes/prices'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { createCounter } from '@/lib/counter'
import { Button } from '@/ui/buttons/button'
import { keepFocus } from '@/ui/collections/keep-focus'
import { Notice } from '@/ui/feedback/notice'
import { FormValue } from '@/ui/fields/form-value'

import { type EditedPrice, PriceRow } from './price-row'

/** A price of a plan; one that is copied for a new plan has no id. */
type SavedPrice = Pick<Price, 'amount' | 'currency' | 'interval' | 'interval_count'> &
  Partial<Pick<Price, 'id' | 'subscriptions_count'>>

type PriceListProps = {
  name: string
  error: string | undefined
  prices: readonly SavedPrice[]
  currencies: readonly { code: string; name?: string | null | undefined }[]
  /** A free plan has no prices; they reappear when it is no longer free. */
  isFree: boolean
}

const nextId = createCounter()

const withKey = (price: Omit<EditedPrice, 'key'>): EditedPrice => ({ key: `price-${nextId()}`, ...price })

const bodyOf = ({ key, ...price }: EditedPrice) => price

const DEFAULT_CURRENCY = 'EUR'

/** Prices of a plan, each with its currency and billing period. */
export function PriceList({ name, error, prices, currencies, isFree }: PriceListProps) {
  const { t } = useTranslation()
  const [items, setItems] = useState(() =>
    prices.map(({ id, amount, currency, interval, interval_count }) =>
      withKey({ ...(id !== undefined && { id }), amount, currency, interval, interval_count }),
    ),
  )
  const subscribers = new Map(prices.map((price) => [price.id, price.subscriptions_count ?? 0]))
  const add = () => {
    const currency = items.at(-1)?.currency ?? DEFAULT_CURRENCY
    setItems([...items, withKey({ amount: null, currency, interval: 'month', interval_count: 1 })])
  }
  return (
    <div ref={keepFocus} className="flex flex-col gap-4">
      {isFree && <p className="text-muted">{t('A free plan has no prices.')}</p>}
      {!isFree && (
        <>
          {error && <Notice>{error}</Notice>}
          {items.length === 0 && <p className="text-muted">{t('Without a price, nobody can buy this plan.')}</p>}
          {items.map((price, index) => (
            <PriceRow
              key={price.key}
              place={index + 1}
              price={price}
              currencies={currencies}
              subscribers={price.id === undefined ? 0 : (subscribers.get(price.id) ?? 0)}
              onChange={(next) => setItems((all) => all.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => setItems((all) => all.filter(({ key }) => key !== price.key))}
            />
          ))}
          <Button variant="outline" className="self-start" onClick={add}>
            <Plus aria-hidden className="size-5" />
            {t('Add price')}
          </Button>
        </>
      )}
      <FormValue
        name={name}
        value={isFree ? [] : items.map(bodyOf)}
        onChange={(bodies) => setItems(bodies.map(withKey))}
      />
    </div>
  )
}
