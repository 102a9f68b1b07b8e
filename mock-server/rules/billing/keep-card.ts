import type { Billing } from './billing'

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0')

/** Makes a stored payment method the one of a user's future payments; false when it is not theirs. */
export function keepCard({ db, gateway }: Pick<Billing, 'db' | 'gateway'>, userId: number, methodId: string): boolean {
  const method = gateway.paymentMethod(methodId)
  if (method?.customer !== userId) return false
  const { card } = method
  db.users.update(userId, {
    payment_method: methodId,
    card_brand: card?.brand ?? null,
    card_last_four: card?.last4 ?? null,
    card_expires: card ? `${twoDigits(card.exp_month)}/${twoDigits(card.exp_year)}` : null,
  })
  return true
}
