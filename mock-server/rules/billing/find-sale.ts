import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { MockCoupon, MockPrice, MockProduct } from '../../state/store/billing-rows'
import { findRow, notFound } from '../../state/store/find-row'
import { couponProblem } from './coupons'

type SaleIds = { productId: number; priceId: number; couponId: number | string | undefined }

/** A plan with its price and the coupon, as a purchase names them. */
export type FoundSale = { product: MockProduct; price: MockPrice; coupon: MockCoupon | undefined }

function findPrice({ db }: Pick<Caller, 'db'>, product: MockProduct, priceId: number): MockPrice {
  const price = product.prices.find(({ id }) => id === priceId)
  if (price) return price
  const isSoldElsewhere = db.products.all().some(({ prices }) => prices.some(({ id }) => id === priceId))
  throw isSoldElsewhere ? invalid('price_id', 'The selected price id is invalid.') : notFound('Price', priceId)
}

/**
 * Finds what a purchase names; hidden plans are for sale. Throws 404 for an unknown plan or price, 422 for a free plan,
 * another plan's price or a coupon that is not valid.
 */
export function findSale(caller: Pick<Caller, 'db' | 'now'>, { productId, priceId, couponId }: SaleIds): FoundSale {
  const { db, now } = caller
  const product = findRow(db.products, productId, 'Product')
  if (product.free) throw invalid('product_id', 'The selected product id is invalid.')
  const price = findPrice(caller, product, priceId)
  const coupon = couponId === undefined ? undefined : db.coupons.get(Number(couponId))
  if (couponId !== undefined && couponProblem(coupon, productId, now()))
    throw invalid('coupon_id', 'The selected coupon id is invalid.')
  return { product, price, coupon }
}
