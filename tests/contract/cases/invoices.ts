import type { invoices } from '@/contract/groups/invoices'
import { invoices as documented } from '@mock/documented/groups/invoices'
import { personas } from '@mock/state/seeds/personas'

import { groupCases } from '../case'
import { admin } from './administrator'

const mockOnly = 'needs a subscription'
const of = (persona: 'free' | 'subscriber' | 'trialEnding' | 'pastDue') => ({ query: { userId: personas[persona].id } })

export const invoiceCases = groupCases<typeof invoices>(documented, {
  list: [
    {
      name: 'the newest first, with plan and price',
      as: 'subscriber',
      input: of('subscriber'),
      status: 200,
      holds: ({ invoices: [newest, older] }) =>
        newest?.paid === true &&
        newest.subscription?.product?.name !== undefined &&
        newest.subscription.price?.amount === 4.99 &&
        (newest.created_at ?? '') > (older?.created_at ?? ''),
      mockOnly,
    },
    {
      name: 'with an unpaid one',
      as: 'pastDue',
      input: of('pastDue'),
      status: 200,
      holds: ({ invoices: [newest] }) => newest?.paid === false,
      mockOnly,
    },
    {
      name: 'none during the trial',
      as: 'trialEnding',
      input: of('trialEnding'),
      status: 200,
      holds: (body) => body.invoices.length === 0,
      mockOnly,
    },
    {
      name: 'of a user, as an administrator',
      ...admin,
      input: of('subscriber'),
      status: 200,
    },
    { name: 'without a subscription', as: 'free', input: of('free'), status: 404, mockOnly },
    { name: 'of another user', as: 'free', input: of('subscriber'), status: 403, mockOnly },
    { name: 'signed out', input: of('free'), status: 401 },
  ],
})
