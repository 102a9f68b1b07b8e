import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EmptyState } from '@/ui/feedback/empty-state'

/** A channel that shows nothing. */
export function EmptyChannel() {
  const { t } = useTranslation()
  return <EmptyState title={t('Nothing here yet')}>{t('Check back soon. New songs are on the way.')}</EmptyState>
}
