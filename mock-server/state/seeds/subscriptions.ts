import { makeSubscription, subscriptionStates } from '../factories/make-subscription'
import type { MockSubscription } from '../store/billing-rows'
import { personas } from './personas'
import { PLANS } from './products'

type State = keyof typeof subscriptionStates
type Sketch = [
  persona: 'subscriber' | 'trialEnding' | 'pastDue' | 'parent' | 'parentAtCap' | 'cancelled' | 'paypalSubscriber',
  productId: number,
  state: State,
  own?: Partial<MockSubscription>,
]

const sketches: Sketch[] = [
  ['subscriber', PLANS.listener, 'active'],
  ['trialEnding', PLANS.listener, 'trialEnding'],
  ['pastDue', PLANS.listener, 'pastDue'],
  ['parent', PLANS.family, 'active'],
  ['parentAtCap', PLANS.family, 'active'],
  ['cancelled', PLANS.listener, 'onGracePeriod'],
  ['paypalSubscriber', PLANS.listener, 'active', { gateway_name: 'paypal', gateway_id: 'I-SEEDED' }],
]

/** Subscriptions of the personas, monthly, with dates relative to `now`; their ids are the personas'. */
export const subscriptions = (now: number): MockSubscription[] =>
  sketches.map(([persona, product_id, state, own = {}]) => {
    const { id } = personas[persona]
    return makeSubscription(
      { id, user_id: id, product_id, price_id: product_id * 100 + 1, gateway_id: `sub_${id}` },
      subscriptionStates[state](now),
      own,
    )
  })
