import type { Product } from '@/contract/groups/products'
import { formatNumber } from '@/core/platform/i18n/format'
import { paths } from '@/core/platform/navigation/paths'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'

import { PlanBadges } from './plan-badges'
import { PlanListActions } from './plan-list-actions'
import { planSource } from './queries'

const isSold = ({ prices }: Product) => prices.some(({ subscriptions_count: count }) => (count ?? 0) > 0)

/** The list and the editor of plans. */
export const planResource: ResourceDescription<Product> = {
  source: planSource,
  name: { id: 'name', header: 'Name', of: ({ name }) => name, detail: ({ description }) => description },
  columns: ({ t }) => [
    {
      id: 'prices',
      header: t('Prices'),
      text: ({ prices }) => prices.map(formatPrice).join('; '),
      cell: ({ prices }) => (
        <ul>
          {prices.map((price) => (
            <li key={price.id} className="whitespace-nowrap">
              {formatPrice(price)}
            </li>
          ))}
        </ul>
      ),
    },
    { id: 'shown', header: t('Shown as'), cell: (plan) => <PlanBadges plan={plan} /> },
    {
      id: 'position',
      header: t('Place#order'),
      sortable: true,
      align: 'end',
      isHiddenAtFirst: true,
      text: ({ position }) => position,
      cell: ({ position }) => (typeof position === 'number' ? formatNumber(position) : ''),
    },
    changedColumn(t),
  ],
  headColumns: ['shown'],
  filters: changedBetween,
  actions: ({ hidden }, translation) => (hidden ? [] : [siteAction(translation, paths.pricing.link())]),
  ListAction: PlanListActions,
  isUndeletable: isSold,
  isCopyable: true,
  form: () => import('./plan-form').then(({ PlanForm }) => PlanForm),
}
