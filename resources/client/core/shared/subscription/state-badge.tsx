import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge, type BadgeTone } from '@/ui/feedback/badge'

import type { SubscriptionState } from './subscription-state'

const looks: Record<SubscriptionState['kind'], [label: TranslationKey, tone: BadgeTone]> = {
  active: ['Active#plan', 'positive'],
  trialing: ['Trial', 'positive'],
  pastDue: ['Payment failed', 'danger'],
  cancelled: ['Cancelled', 'neutral'],
  granted: ['Active#plan', 'positive'],
  ended: ['Ended', 'neutral'],
}

/** A subscription's state in one word. */
export function StateBadge({ kind }: { kind: SubscriptionState['kind'] }) {
  const { t } = useTranslation()
  const [label, tone] = looks[kind]
  return <Badge tone={tone}>{t(label)}</Badge>
}
