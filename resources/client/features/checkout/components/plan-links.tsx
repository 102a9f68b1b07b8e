import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasScreen } from '@/core/platform/navigation/routed-paths'
import { LinkButton } from '@/ui/buttons/link-button'

/** Where to go with a plan: to the music, or to its billing. */
export function PlanLinks() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton to={paths.home.link()}>{t('Start listening')}</LinkButton>
      {hasScreen(paths.billing.link()) && (
        <LinkButton variant="outline" to={paths.billing.link()}>
          {t('Billing')}
        </LinkButton>
      )}
    </div>
  )
}
