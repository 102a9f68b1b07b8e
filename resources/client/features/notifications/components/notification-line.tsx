import {
  Calendar,
  Disc3,
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

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { classNames } from '@/lib/class-names'
import { SafeHtml } from '@/ui/html/safe-html'

import type { NotificationLine } from '../queries'
import { NotificationLink } from './notification-link'

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
