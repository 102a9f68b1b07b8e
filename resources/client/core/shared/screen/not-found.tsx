import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { usePageTitle } from './use-page-title'

/** The 404 screen, also for pages that the user may not see (spec section 2, "404"). */
export function NotFound() {
  const { t } = useTranslation()
  usePageTitle(t('Page not found'))
  return (
    <EmptyState
      level={1}
      title={t("Looks like you've found the doorway to the great nothing")}
      action={<LinkButton to={paths.home.link()}>{t('Take me there!')}</LinkButton>}
    />
  )
}
