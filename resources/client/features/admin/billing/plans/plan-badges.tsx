import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge } from '@/ui/feedback/badge'

/** Badges of a plan: how it is offered, not its price. */
export function PlanBadges({ plan: { recommended, hidden, free, trial } }: { plan: Product }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-1">
      {recommended && <Badge tone="primary">{t('Most popular#plan')}</Badge>}
      {hidden && <Badge>{t('Hidden#plan')}</Badge>}
      {free && <Badge>{t('Free')}</Badge>}
      {trial && <Badge tone="positive">{t('Trial')}</Badge>}
    </span>
  )
}
