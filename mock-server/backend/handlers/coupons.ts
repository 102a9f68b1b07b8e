import { coupons } from '@/contract/groups/coupons'
import { HttpStatus } from '@/contract/machinery/http-status'

import { coupons as documented } from '../../documented/groups/coupons'
import { invalid, MockFailure } from '../../kit/mock-failure'
import { couponByCode, couponProblem } from '../../rules/billing/coupons'
import { mockGroup } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

/** The server's texts; an unknown code has none. */
const EXPIRED = 'Kupona derīguma termiņš ir beidzies.'
const OTHER_PLAN = 'Šis kupons neder izvēlētajam plānam.'
const USED_UP = 'Šis kupons jau ir izmantots.'

export const couponHandlers = mockGroup(coupons, documented, {
  validate: (request) => {
    const { db, now } = billingCaller(request)
    const { coupon_code, product_id } = request.body
    if (!db.products.get(product_id)) throw invalid('product_id', 'The selected product id is invalid.')
    const coupon = couponByCode(db, coupon_code)
    switch (couponProblem(coupon, product_id, now())) {
      case 'unknown':
        return { coupon_id: null, message: null }
      case 'expired':
        return { message: EXPIRED }
      case 'otherPlan':
        return { coupon_id: null, message: OTHER_PLAN }
      case 'usedUp':
        throw new MockFailure(HttpStatus.UnprocessableContent, { message: USED_UP })
      case undefined:
        return { coupon_id: coupon?.id ?? null, discount: coupon?.discount, discount_type: coupon?.discount_type }
    }
  },
})
