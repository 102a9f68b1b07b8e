import { ExternalLink, MapPin, Pencil } from 'lucide-react'

import type { ProfilePage } from '@/contract/groups/profiles'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { isChildProfile } from '@/core/platform/session/permissions'
import { useUser } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { safeHref } from '@/lib/browser/safe-url'
import { Button } from '@/ui/buttons/button'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

import { FollowButton } from './follow-button'
import type { ProfileTab } from './profile-content'

type Person = ProfilePage['user']

/** Header of a profile: avatar, description, follower counts. */
export function ProfileHeader({ user }: { user: Person }) {
  const { t } = useTranslation()
  const { city, country, description } = user.profile ?? {}
  const place = [city, country].filter(Boolean).join(', ')
  return (
    <header className="flex flex-col items-center gap-5 text-center md:flex-row md:gap-8 md:text-start">
      <Avatar name={user.display_name} src={user.avatar && assetUrl(user.avatar)} size="xl" isUrgent />
      <div className="min-w-0 space-y-2">
        <h1 className="text-3xl font-extrabold tracking-tight text-balance wrap-anywhere">{user.display_name}</h1>
        <p className="flex flex-wrap items-center justify-center gap-x-5 text-muted md:justify-start">
          {place && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4.5 shrink-0" />
              {place}
            </span>
          )}
          <Count
            user={user}
            tab="followers"
            text={t('[one :count follower|other :count followers]', counted(user.followers_count))}
          />
          <Count
            user={user}
            tab="following"
            text={t('[one :count following|other :count following]', counted(user.followed_users_count))}
          />
        </p>
        {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
        <Links user={user} />
        <div className="flex flex-wrap justify-center gap-3 pt-2 md:justify-start">
          <FollowButton person={user} />
          <EditProfileButton user={user} />
        </div>
      </div>
    </header>
  )
}

const counted = (count: number | null | undefined) => ({ count: count ?? 0, shown: formatNumber(count ?? 0) })

function Count({ user, tab, text }: { user: Person; tab: ProfileTab; text: string }) {
  return (
    <Link
      to={paths.user.link({ ...user, tab })}
      className="inline-flex min-h-8 items-center hover:text-main hover:underline"
    >
      {text}
    </Link>
  )
}

/** Links to other sites; hidden from children. */
function Links({ user }: { user: Person }) {
  const isForChild = useBootstrap(isChildProfile)
  const links = user.links.flatMap(({ url, title }) => {
    const href = safeHref(url)
    return href === undefined ? [] : [{ href, title: title || url }]
  })
  if (isForChild || links.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 md:justify-start">
      {links.map(({ href, title }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-primary hover:underline"
          >
            {title}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  )
}

const loadDialog = () => import('./edit-profile-form').then(({ EditProfileDialog }) => EditProfileDialog)

/** Opens the user's own profile for editing; hidden on other profiles. */
function EditProfileButton({ user }: { user: ProfilePage['user'] }) {
  const { t } = useTranslation()
  if (useUser()?.id !== user.id) return null
  const open = () => openLazyDialog(loadDialog, { user })
  return (
    <Button
      variant="outline"
      onPointerEnter={() => void loadDialog()}
      onClick={() => void open().catch(announceFailure)}
    >
      <Pencil aria-hidden className="size-5" />
      {t('Edit profile')}
    </Button>
  )
}
