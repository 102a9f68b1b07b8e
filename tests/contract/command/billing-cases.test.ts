import { expect, it } from 'vitest'

import { exchanges, endpointOf } from '@tests/contract/exchanges'

import { adaptToShop, sellsPlans } from '../../../tools/contract/billing-cases'

const skippedGroups = (isShop: boolean) => [
  ...new Set(
    exchanges
      .map((exchange) => adaptToShop(isShop)({ exchange, skipped: undefined }))
      .flatMap(({ exchange, skipped }) => (skipped === undefined ? [] : [endpointOf(exchange).split('.')[0]])),
  ),
]

it('skips the groups of billing on sites without it', () => {
  expect(skippedGroups(true)).toEqual([])
  expect(skippedGroups(false)).toEqual(['products', 'coupons', 'gateways', 'subscriptions', 'invoices'])
})

it.each([
  [{ settings: { billing: { enable: true } } }, true],
  [{ settings: { billing: [] } }, false],
  [{ settings: {} }, false],
])('reads from %j whether the site sells plans', (data, isShop) => {
  expect(sellsPlans({ data: JSON.stringify(data) })).toBe(isShop)
})
