import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EmptyState } from '@/ui/feedback/empty-state'

/** A channel that shows nothing. */
export function EmptyChannel() {
  const { t } = useTranslation()
  return <EmptyState title={t('Nothing is here yet')}>{t('Come back soon: new songs are on their way.')}</EmptyState>
}
