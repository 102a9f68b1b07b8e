import { UserRound } from 'lucide-react'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasPermission } from '@/core/platform/session/permissions'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { createdColumn, dateColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { StateBadge } from '@/core/shared/subscription/state-badge'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

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
    createdColumn(t),
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
  actions: (row, translation, rights) => [...ownerLink(row, translation), ...changes(row, translation, rights.update)],
  hasActionsInForm: true,
  form: () => import('./subscription-form').then(({ SubscriptionForm }) => SubscriptionForm),
}

/** Link to the user: a subscription has no page on the site. */
const ownerLink = ({ user_id: id }: AdminSubscription, { t }: Translation): MenuEntry[] =>
  typeof id === 'number' && hasPermission(getBootstrap(), 'users.view')
    ? [
        {
          id: 'user',
          label: t('Open the user'),
          icon: <UserRound aria-hidden className="size-5" />,
          to: paths.admin.link(`users/${id}`),
        },
      ]
    : []

const changes = (row: AdminSubscription, { t }: Translation, mayUpdate: boolean): MenuEntry[] =>
  [
    { id: 'plan', label: t('Change plan'), isOffered: canChangePlan(row), run: changePlan },
    { id: 'resume', label: t('Resume'), isOffered: canResume(row), run: resumeSubscription },
    { id: 'cancel', label: t('Cancel subscription'), isOffered: canCancel(row), run: cancelSubscription },
  ]
    .filter(({ isOffered }) => isOffered && mayUpdate)
    .map(({ id, label, run }) => ({ id, label, danger: id === 'cancel', onSelect: () => void run(row) }))
