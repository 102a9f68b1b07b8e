import { formatPrice } from '@/core/shared/pricing/format-price'
import { dateColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { StateBadge } from '@/core/shared/subscription/state-badge'

import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription'
import { gatewayName, gateways } from './gateways'
import { type AdminSubscription, subscriptionSource } from './queries'
import { canCancel, canChangePlan, canResume, stateOf } from './subscription-rules'

/** The list and the editor of subscriptions. */
export const subscriptionResource: ResourceDescription<AdminSubscription> = {
  source: subscriptionSource,
  name: { id: 'user_id', header: 'User', of: ({ owner }) => owner, detail: ({ product }) => product?.name },
  columns: ({ t }) => [
    {
      id: 'status',
      header: t('Status'),
      text: stateOf,
      cell: (subscription) => <StateBadge kind={stateOf(subscription)} />,
    },
    {
      id: 'price_id',
      header: t('Price'),
      text: ({ price }) => (price ? formatPrice(price) : ''),
      cell: ({ price }) => (price ? formatPrice(price) : ''),
    },
    { id: 'gateway_name', header: t('Paid through'), sortable: true, text: gatewayName, cell: gatewayName },
    dateColumn('renews_at', t('Renews on'), ({ renews_at, ends_at }) => (ends_at ? null : renews_at)),
    { ...dateColumn('ends_at', t('Ends on'), ({ ends_at }) => ends_at), hideOnNarrow: false },
  ],
  filters: (translation) => {
    const { t } = translation
    return [
      {
        key: 'ends_at',
        label: t('End'),
        operators: ['=', '!='],
        control: { type: 'select', options: [{ value: null, label: t('No end') }] },
      },
      {
        key: 'gateway_name',
        label: t('Paid through'),
        operators: ['=', '!='],
        control: {
          type: 'select',
          options: Object.entries(gateways).map(([value, label]) => ({ value, label: t(label) })),
        },
      },
      { key: 'renews_at', label: t('Renews on'), operators: ['between'], control: { type: 'date-range' } },
      ...changedBetween(translation),
    ]
  },
  actions: (row, { t }, rights) =>
    [
      { id: 'plan', label: t('Change plan'), isOffered: canChangePlan(row), run: changePlan },
      { id: 'resume', label: t('Resume'), isOffered: canResume(row), run: resumeSubscription },
      { id: 'cancel', label: t('Cancel subscription'), isOffered: canCancel(row), run: cancelSubscription },
    ]
      .filter(({ isOffered }) => isOffered && rights.update)
      .map(({ id, label, run }) => ({ id, label, danger: id === 'cancel', onSelect: () => void run(row) })),
  hasActionsInForm: true,
  form: () => import('./subscription-form').then(({ SubscriptionForm }) => SubscriptionForm),
}
