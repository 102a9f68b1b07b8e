import type { invoices } from '@/contract/groups/invoices'
import { invoices as documented } from '@mock/documented/groups/invoices'
import { personas } from '@mock/state/seeds/personas'

import { groupCases, type Visit } from '../case'
import { reading } from './administrator'

const mockOnly = 'needs the invoices of the mock'
const of = (persona: 'free' | 'subscriber' | 'trialEnding' | 'pastDue') => ({ query: { userId: personas[persona].id } })

const invoicesOf = ({ person }: Visit, owner: 'subscriber' | 'pastDue') => ({ query: { userId: person(owner).id } })

export const invoiceCases = groupCases<typeof invoices>(documented, {
  list: [
    {
      name: 'the newest first, with plan and price',
      as: 'subscriber',
      needs: ['subscriber'],
      input: (_, visit) => invoicesOf(visit, 'subscriber'),
      status: 200,
      holds: ({ invoices: [newest, older] }) =>
        newest?.paid === true &&
        newest.subscription?.product?.name !== undefined &&
        newest.subscription.price?.amount !== undefined &&
        (newest.created_at ?? '') > (older?.created_at ?? ''),
    },
    {
      name: 'with an unpaid one',
      as: 'pastDue',
      needs: ['pastDue'],
      input: (_, visit) => invoicesOf(visit, 'pastDue'),
      status: 200,
      holds: ({ invoices: [newest] }) => newest?.paid === false,
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
      ...reading,
      needs: ['admin', 'subscriber'],
      input: (_, visit) => invoicesOf(visit, 'subscriber'),
      status: 200,
    },
    { name: 'without a subscription', as: 'free', input: of('free'), status: 404, mockOnly },
    {
      name: 'of another user',
      as: 'free',
      needs: ['free', 'subscriber'],
      lacks: 'invoices.view',
      input: (_, visit) => invoicesOf(visit, 'subscriber'),
      status: 403,
    },
    { name: 'signed out', input: of('free'), status: 401 },
  ],
})
