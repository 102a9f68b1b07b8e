import { type DocumentedGroup, required, signedIn } from '../documented'
import { planOfSubscription, price, subscription } from '../plans'

const invoice = {
  id: 31,
  uuid: '0b8f6f0e-5d0f-4f0a-9a53-8a3f1c1f0a11',
  paid: true,
  notes: null,
  subscription: { ...subscription, product: planOfSubscription, price },
  created_at: '2026-11-24T10:00:00.000000Z',
}

export const invoices = {
  section: '4.3',
  rule: 'Invoices name their `uuid` and `paid`; without a subscription the list is 404.',
  screens: ['billing'],
  setting: 'billing.enable',
  endpoints: {
    list: {
      call: 'GET billing/invoices',
      source: '4.3; trap 15',
      query: { userId: required() },
      ...signedIn,
      responses: { invoices: { invoices: [invoice] }, none: { invoices: [] } },
      refusals: ['404 no subscription'],
    },
  },
} satisfies DocumentedGroup
