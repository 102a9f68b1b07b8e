import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { payablePlans } from '@/core/shared/pricing/prices'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { SelectField } from '@/ui/pickers/select-field'

import { planQueries } from '../plans/queries'

type Field = { name: string; error: string | undefined }

type PlanChoiceProps = {
  product: Field
  price: Field
  /** Initial plan and price; neither for a new subscription. */
  selection?: { product_id?: number | null | undefined; price_id?: number | null | undefined }
}

/** Choice of a plan, and of one of its prices. */
export function PlanChoice(props: PlanChoiceProps) {
  return (
    <PanelQuery query={useQuery(planQueries.all)} height="h-40">
      {(plans) => <LoadedChoice plans={payablePlans(plans)} {...props} />}
    </PanelQuery>
  )
}

function LoadedChoice({ plans, product, price, selection = {} }: PlanChoiceProps & { plans: readonly Product[] }) {
  const { t } = useTranslation()
  const [productId, setProduct] = useState(selection.product_id ?? null)
  const [priceId, setPrice] = useState(selection.price_id ?? null)
  const prices = plans.find(({ id }) => id === productId)?.prices ?? []
  const choosePlan = (id: number) => {
    setProduct(id)
    setPrice(plans.find((plan) => plan.id === id)?.prices[0]?.id ?? null)
  }
  return (
    <>
      <SelectField
        {...product}
        label={t('Plan')}
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
        value={productId}
        onChange={choosePlan}
        required
      />
      <SelectField
        {...price}
        label={t('Price')}
        options={prices.map((each) => ({ value: each.id, label: formatPrice(each) }))}
        value={priceId}
        onChange={setPrice}
        disabled={prices.length === 0}
        required
      />
    </>
  )
}
