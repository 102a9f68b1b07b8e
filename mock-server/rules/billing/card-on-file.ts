import type { CardOnFile } from '../../state/store/billing-rows'

/** Columns of a user without a card. */
export const NO_CARD: CardOnFile = {
  payment_method: null,
  card_brand: null,
  card_last_four: null,
  card_expires: null,
}
