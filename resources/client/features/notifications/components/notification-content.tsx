import {
  Bell,
  Calendar,
  Disc3,
  ExternalLink,
  Heart,
  ListMusic,
  type LucideIcon,
  Mail,
  MessageCircle,
  Mic,
  Music,
  UserRound,
  UsersRound,
} from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { SiteHtml } from '@/core/shared/html/site-html'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import type { Notification, NotificationLine } from '../queries'

/** Picture of the notification's sender or subject, with a dot while unread. */
export function NotificationPicture({ notification: { data, read_at } }: { notification: Notification }) {
  const { t } = useTranslation()
  return (
    <span className="relative size-11 shrink-0">
      <Image
        src={assetUrl(data.image)}
        alt=""
        className="size-full rounded-full"
        fallback={<Bell className="size-5" />}
      />
      {!read_at && (
        <span
          role="img"
          aria-label={t('Unread')}
          className="absolute -end-0.5 -top-0.5 size-3.5 rounded-full border-2 border-paper bg-primary"
        />
      )}
    </span>
  )
}

const icons = new Map<string | null | undefined, LucideIcon>([
  ['album', Disc3],
  ['artist', Mic],
  ['comment', MessageCircle],
  ['email', Mail],
  ['event', Calendar],
  ['favorite', Heart],
  ['mic', Mic],
  ['music-note', Music],
  ['people', UsersRound],
  ['person', UserRound],
  ['queue-music', ListMusic],
])

/** Returns the icon for the server's name of it; undefined for an unknown name. */
const lineIcon = (name: string | null | undefined): LucideIcon | undefined => icons.get(name)

/** A line of a notification: prominent if it is the primary one, small otherwise. */
export function NotificationLineView({
  line: { content, type, icon, action },
  onFollow,
}: {
  line: NotificationLine
  onFollow: () => void
}) {
  const Icon = lineIcon(icon)
  const isPrimary = type === 'primary'
  return (
    <div className={classNames('flex min-w-0 gap-2', !isPrimary && 'text-sm text-muted')}>
      {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <div className="min-w-0 flex-1">
        <SiteHtml
          html={content ?? ''}
          className="break-words [&_a]:relative [&_a]:z-above [&_img]:max-h-32 [&_img]:w-auto"
          onFollow={onFollow}
        />
        {action && <NotificationLink link={action} onFollow={onFollow} />}
      </div>
    </div>
  )
}

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
