import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { PolicyName, policyIdsOf } from '@/core/shared/account/policy-name'
import { Link } from '@/ui/links/link'

/** The site's policies and the consumer's right of withdrawal, at the button that pays. */
export function PurchaseTerms() {
  const { t } = useTranslation()
  const policies = policyIdsOf(useSettings())
  return (
    <div role="note" aria-label={t('Terms and right of withdrawal')} className="space-y-2">
      {policies.length > 0 && (
        <p>
          {t('Read before you pay:')}{' '}
          {policies.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <PolicyName id={id} />
            </span>
          ))}
        </p>
      )}
      <p>
        {t('If you buy as a consumer in the European Union, you can usually withdraw within 14 days.')}{' '}
        <Link
          to={paths.contact.link()}
          target="_blank"
          rel="noopener noreferrer"
          className="font-bold text-primary underline underline-offset-4"
        >
          {t('Contact us to withdraw')}
        </Link>
      </p>
    </div>
  )
}
