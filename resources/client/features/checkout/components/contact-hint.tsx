import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasScreen } from '@/core/platform/navigation/routed-paths'
import { Link } from '@/ui/links/link'

/** Link to the contact form, where the site has one. */
export function ContactHint() {
  const { t } = useTranslation()
  const contact = paths.contact.link()
  if (!hasScreen(contact)) return <p>{t('Please contact us if you need help.')}</p>
  return (
    <Link
      to={contact}
      className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
    >
      {t('Contact us')}
    </Link>
  )
}
