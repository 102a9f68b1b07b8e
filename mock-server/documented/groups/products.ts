import { type DocumentedGroup, listParameters } from '../documented'
import { price, product } from '../plans'
import { lists } from '../samples'

/** A plan with a trial (spec, sections 3 and 9). */
const onTrial = {
  ...product,
  product_trial_enable: '1',
  product_trial_amount: '0.99',
  product_trial_period: '14',
}
const withNumbers = { ...onTrial, product_trial_amount: 0.99, product_trial_period: 14 }

export const products = {
  section: '4.3',
  rule: 'Plans come in pages ordered by `position`, with `prices` and `permissions`; hidden ones are listed too.',
  screens: [
    'landing page',
    'pricing',
    'links to the plan with a permission',
    'admin: users',
    'admin: plans',
    'admin: subscriptions',
  ],
  setting: 'billing.enable',
  endpoints: {
    list: {
      call: 'GET billing/products',
      source: '4.3; spec 7',
      loader: 'pricingPage',
      query: listParameters,
      rights: [],
      responses: {
        ...lists(product),
        'with a trial': { pagination: { data: [onTrial, withNumbers, product], per_page: 15 } },
      },
    },
    show: {
      call: 'GET billing/products/:id',
      source: '4.3',
      screens: ['campaign pages', 'checkout, change of plan', 'billing'],
      rights: [],
      responses: { 'without a status': { product: { ...product, prices: [{ ...price, subscriptions_count: 2 }] } } },
    },
  },
} satisfies DocumentedGroup
