import { type DocumentedGroup, required } from '../documented'

export const coupons = {
  section: '4.3',
  rule: 'A valid coupon has `coupon_id`, `discount` and `discount_type`; any other is refused, with a `message`.',
  screens: ['pricing', 'checkout, change of plan'],
  setting: 'billing.enable',
  endpoints: {
    validate: {
      call: 'POST coupons/validate',
      source: 'spec 3, 7, 8',
      body: { coupon_code: required(), product_id: required() },
      rights: [],
      responses: {
        percentage: { coupon_id: 5, discount: 20, discount_type: 'percentage', message: 'Kupons pievienots' },
        fixed: { coupon_id: 5, discount: 2.5, discount_type: 'fixed' },
        'not valid': { message: 'Kupons nav derīgs' },
        'without a message': { message: null },
      },
      assumed: 'the status of a refused coupon',
    },
  },
} satisfies DocumentedGroup
