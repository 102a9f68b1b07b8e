import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { usePageTitle } from './use-page-title'

/** What is shown where nothing is, or nothing that this visitor may see (spec section 2, "404"). */
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
