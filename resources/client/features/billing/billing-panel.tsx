import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'

/** Link to the billing page in the account settings. */
export function BillingPanel() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p>{t('Your plan, card and invoices are on their own page.')}</p>
      <LinkButton to={paths.billing.link()} variant="outline">
        {t('Open billing')}
      </LinkButton>
    </div>
  )
}
