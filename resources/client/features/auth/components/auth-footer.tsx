import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu } from '@/core/platform/navigation/use-menu'
import { Link } from '@/ui/links/link'

const LINK = 'inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-main hover:underline'

/** Links that an administrator placed below the guest forms: terms, privacy, help. */
export function AuthFooter() {
  const { t } = useTranslation()
  const items = useMenu('auth-page-footer')
  if (items.length === 0) return null
  return (
    <nav aria-label={t('More')}>
      <ul className="flex flex-wrap gap-x-5">
        {items.map(({ id, type, action, label, target }) => (
          <li key={id}>
            {type === 'route' ? (
              <Link to={action} className={LINK}>
                {label}
              </Link>
            ) : (
              <a href={action} target={target ?? undefined} rel="noopener noreferrer" className={LINK}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
