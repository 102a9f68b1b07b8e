import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { Link } from '@/ui/links/link'

/** Link to the contact form. */
export function ContactHint() {
  const { t } = useTranslation()
  return (
    <Link
      to={paths.contact.link()}
      className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
    >
      {t('Contact us')}
    </Link>
  )
}
