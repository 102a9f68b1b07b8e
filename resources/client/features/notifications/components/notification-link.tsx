import { ExternalLink } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

type NotificationLinkProps = {
  link: { label: string | null; action: string }
  onFollow: () => void
  /** Stretches the link over the whole notification. */
  isWholeRow?: boolean
}

const LOOK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-small text-sm font-bold text-primary underline-offset-4 hover:underline'
const WHOLE_ROW = "after:absolute after:inset-0 after:rounded-input after:content-['']"

/** Links within the site, or to another site in a new tab. Hidden when the URL is unsafe. */
export function NotificationLink({ link: { label, action }, onFollow, isWholeRow = false }: NotificationLinkProps) {
  const { t } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const target = linkTarget(action, bootstrap)
  if (!target) return null
  const look = classNames(LOOK, isWholeRow ? WHOLE_ROW : 'relative z-above')
  const words = label || t('Open')
  if (target.to !== undefined) {
    return (
      <Link to={target.to} onClick={onFollow} className={look}>
        {words}
      </Link>
    )
  }
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" onClick={onFollow} className={look}>
      {words}
      <ExternalLink role="img" aria-label={t('opens in a new tab')} className="size-4" />
    </a>
  )
}
