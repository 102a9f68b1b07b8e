import { TRIAL_CURRENCY } from '@/contract/groups/products'
import { toStripeAmount } from '@/lib/stripe-amount'

import type { MockCoupon, MockPrice, MockProduct, MockSubscription } from '../../state/store/billing-rows'
import type { Billing } from './billing'
import { discountedMoney, type Money } from './coupons'

/** Charge of a plan's first day: the trial's amount, else the price less the coupon. */
export function firstCharge(
  { trial }: Pick<MockProduct, 'trial'>,
  price: MockPrice,
  coupon: MockCoupon | undefined,
): Money {
  return trial
    ? { amount: toStripeAmount(trial.amount, TRIAL_CURRENCY), currency: TRIAL_CURRENCY }
    : discountedMoney(price, coupon)
}

/** Charge of a subscription's next period; its coupon lowers one charge. */
export function renewalCharge({ db }: Pick<Billing, 'db'>, { coupon_id }: MockSubscription, price: MockPrice): Money {
  const coupon = coupon_id === null ? undefined : db.coupons.get(coupon_id)
  return discountedMoney(price, coupon)
}

/** Charges a subscription's owner without their presence; undefined on success, else the gateway's refusal. */
export function chargeOwner(
  { db, gateway }: Billing,
  subscription: MockSubscription,
  money: Money,
): string | undefined {
  const { user_id, gateway_name, gateway_id } = subscription
  if (gateway_name === 'none' || money.amount === 0) return undefined
  const result =
    gateway_name === 'paypal'
      ? gateway.chargePaypal(gateway_id ?? '', money)
      : gateway.chargeOffSession({
          customer: user_id,
          paymentMethod: db.users.get(user_id)?.payment_method ?? '',
          ...money,
        })
  return result.succeeded ? undefined : result.message
}

/** Adds the invoice of a period that started at `at`; a period without a charge has none. */
export function addInvoice(
  { db }: Pick<Billing, 'db'>,
  { id, user_id, product_id, price_id }: MockSubscription,
  { amount, currency, paid, at }: Money & { paid: boolean; at: number },
): void {
  if (amount === 0) return
  db.invoices.insert({
    id: db.invoices.nextId(),
    uuid: crypto.randomUUID(),
    user_id,
    subscription_id: id,
    product_id,
    price_id,
    cents: amount,
    currency,
    paid,
    notes: null,
    created_at: new Date(at).toISOString(),
  })
}
