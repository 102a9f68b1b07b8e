import { escapeHtml } from '../../kit/html'
import type { MockSubscription } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'

const dayAndMonth = new Intl.DateTimeFormat('lv', { day: 'numeric', month: 'long', timeZone: 'Europe/Riga' })
const dateText = (date: string): string => dayAndMonth.format(new Date(date))

type Text = (plan: string, subscription: MockSubscription) => [heading: string, line: string]

/** Notifications by the last part of their type; `plan` is safe in HTML. */
const texts = {
  TrialEnding: (plan, { trial_ends_at }) => [
    `Izmēģinājums beidzas ${dateText(trial_ends_at ?? '')}`,
    `Pēc tam sākas maksas periods plānam „${plan}”.`,
  ],
  TrialEnded: (plan) => ['Izmēģinājums ir beidzies', `Plāns „${plan}” turpinās kā maksas plāns.`],
  PaymentFailed: (plan) => ['Maksājums neizdevās', `Nomaini karti, lai plāns „${plan}” darbotos.`],
  SubscriptionEnded: (plan) => [`Plāns „${plan}” ir beidzies`, 'Vari to jebkurā brīdī atsākt.'],
} satisfies Record<string, Text>

/** Notifies a subscription's owner, with a link to the billing page. */
export function notifyBilling(db: Db, topic: keyof typeof texts, subscription: MockSubscription, at: number): void {
  const plan = escapeHtml(db.products.get(subscription.product_id)?.name ?? '')
  const [heading, line] = texts[topic](plan, subscription)
  db.notifications.insert({
    id: db.notifications.nextId(),
    user_id: subscription.user_id,
    type: `App\\Notifications\\${topic}`,
    read_at: null,
    created_at: new Date(at).toISOString(),
    data: {
      mainAction: { label: 'Abonements', action: { path: 'billing' } },
      lines: [{ type: 'primary', content: heading }, { content: line }],
    },
  })
}
