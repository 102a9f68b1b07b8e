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
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { getBootstrap, useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { SafeHtml } from '@/ui/html/safe-html'
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
        <LineHtml html={content ?? ''} onFollow={onFollow} />
        {action && <NotificationLink link={action} onFollow={onFollow} />}
      </div>
    </div>
  )
}

/** Lets the router handle links in the text that lead to this site. */
function LineHtml({ html, onFollow }: { html: string; onFollow: () => void }) {
  const navigate = useNavigate()
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link) return
    onFollow()
    const { to } = linkTarget(link.getAttribute('href') ?? '', getBootstrap()) ?? {}
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (to === undefined || opensElsewhere) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <div onClickCapture={follow}>
      <SafeHtml html={html} className="break-words [&_a]:relative [&_a]:z-above [&_img]:max-h-32 [&_img]:w-auto" />
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
