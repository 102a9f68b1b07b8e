import type { coupons } from '@/contract/groups/coupons'
import { coupons as documented } from '@mock/documented/groups/coupons'
import { PLANS } from '@mock/state/seeds/products'

import { groupCases, MISSING_ID, type Visit } from '../case'
import { soldPlan } from './products'

const mockOnly = 'needs the seeded coupons'
const forPlan = (coupon_code: string, product_id: number = PLANS.listener) => ({ body: { coupon_code, product_id } })

export const couponCases = groupCases<typeof coupons>(documented, {
  validate: [
    {
      name: 'a percentage',
      input: forPlan('DZIESMA20'),
      status: 200,
      holds: ({ coupon }) => coupon?.type === 'percentage' && coupon.discount === 20,
      mockOnly,
    },
    {
      name: 'an amount, signed in',
      as: 'free',
      input: forPlan('MINUS2'),
      status: 200,
      holds: ({ coupon }) => coupon?.type === 'fixed' && coupon.discount === 2,
      mockOnly,
    },
    {
      name: 'an amount above the price, in lower case',
      input: forPlan(' davana '),
      status: 200,
      holds: ({ coupon }) => coupon?.discount === 500,
      mockOnly,
    },
    {
      name: 'for this plan only',
      input: forPlan('GIMENE50', PLANS.family),
      status: 200,
      holds: ({ coupon }) => coupon !== null,
      mockOnly,
    },
    {
      name: 'for another plan',
      input: forPlan('GIMENE50'),
      status: 200,
      holds: ({ coupon, message }) => coupon === null && message !== null,
      mockOnly,
    },
    {
      name: 'expired',
      input: forPlan('VASARA'),
      status: 200,
      holds: ({ coupon, message }) => coupon === null && message !== null,
      mockOnly,
    },
    { name: 'used up', input: forPlan('IZSMELTS'), status: 422, mockOnly },
    {
      name: 'unknown, without a message',
      input: forPlan('TADA-NAV'),
      status: 200,
      holds: ({ coupon, message }) => coupon === null && message === null,
      mockOnly,
    },
    {
      name: 'without a code',
      input: async (_found, visit: Visit) => ({ body: { coupon_code: '', product_id: await soldPlan(visit) } }),
      status: 422,
    },
    { name: 'for a missing plan', input: forPlan('DZIESMA20', MISSING_ID), status: 422, mockOnly },
  ],
})
