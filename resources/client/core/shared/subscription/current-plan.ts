import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import type { User } from '@/contract/shapes/user'

/** The user's valid subscription to a plan; undefined without one. */
export const subscriptionTo = (user: User | null, { id }: Pick<Product, 'id'>) =>
  user?.subscriptions.find(({ valid, product_id, product }) => valid === true && (product_id ?? product?.id) === id)

/** Whether the user already pays this price of a plan. */
export function isCurrentPrice(
  user: User | null,
  plan: Pick<Product, 'id'>,
  selectedPrice: Pick<Price, 'id'> | undefined,
) {
  const { price_id, price } = subscriptionTo(user, plan) ?? {}
  return selectedPrice !== undefined && (price_id ?? price?.id) === selectedPrice.id
}
