import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

/** Gives the child a subscription, as a family profile may have. */
export function subscribeChild({ db }: World): void {
  const paid = db.subscriptions.get(personas.subscriber.id)
  if (paid) db.subscriptions.insert({ ...paid, id: db.subscriptions.nextId(), user_id: personas.child.id })
}
