import type { MockInvoice } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import { presentSubscription } from './present'

/** A user's invoices, the newest first. */
export const invoicesOf = (db: Db, userId: number): MockInvoice[] =>
  db.invoices
    .all()
    .filter(({ user_id }) => user_id === userId)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)

/** Maps an invoice; its subscription shows the plan and price that were charged. */
export function presentInvoice(db: Db, invoice: MockInvoice) {
  const { id, uuid, paid, notes, created_at, product_id, price_id } = invoice
  const subscription = db.subscriptions.get(invoice.subscription_id)
  return {
    id,
    uuid,
    paid,
    notes,
    created_at,
    subscription: subscription ? presentSubscription(db, { ...subscription, product_id, price_id }) : null,
  }
}
