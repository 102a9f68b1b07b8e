import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

/** Replaces a page whose plan or price does not exist (spec section 2). */
export function PlanNotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      title={t('Plan not found')}
      action={<LinkButton to={paths.pricing.link()}>{t('See plans')}</LinkButton>}
    >
      {t('It may no longer be available.')}
    </EmptyState>
  )
}
