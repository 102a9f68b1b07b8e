import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { ProfilePage } from '@/contract/groups/profiles'
import type { Profile } from '@/contract/shapes/music'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

import { profileQueries } from '../queries'
import { FollowButton } from './follow-button'
import { GrowingList } from './growing-list'

/** Tabs of a profile by their URL segments; the first is the default. */
export const profileTabs = ['playlists', 'likes', 'reposts', 'followers', 'following'] as const
export type ProfileTab = (typeof profileTabs)[number]

export const tabTitles: Record<ProfileTab, TranslationKey> = {
  playlists: 'Playlists',
  likes: 'Liked songs',
  reposts: 'Reposts',
  followers: 'Followers',
  following: 'Following#people',
}

export const isProfileTab = (text: string | undefined): text is ProfileTab => profileTabs.some((tab) => tab === text)

type ContentProps = { user: ProfilePage['user']; label: string }

function Playlists({ user: { id, display_name: name }, label }: ContentProps) {
  const { t } = useTranslation()
  return (
    <GrowingList
      query={useInfiniteQuery(profileQueries.playlists(id))}
      shape="cards"
      emptyTitle={t(':name has no public playlists yet', { name })}
    >
      {(items) => <MediaCollection items={items} layout="grid" label={label} />}
    </GrowingList>
  )
}

function Likes({ user: { id, display_name: name }, label }: ContentProps) {
  const { t } = useTranslation()
  return (
    <GrowingList
      query={useInfiniteQuery(profileQueries.likes(id))}
      shape="rows"
      emptyTitle={t(":name hasn't liked any songs yet", { name })}
    >
      {(items) => <MediaCollection items={items} layout="trackTable" label={label} />}
    </GrowingList>
  )
}

function Reposts({ user: { id, display_name: name }, label }: ContentProps) {
  const { t } = useTranslation()
  return (
    <GrowingList
      query={useInfiniteQuery(profileQueries.reposts(id))}
      shape="rows"
      emptyTitle={t(":name hasn't reposted anything yet", { name })}
    >
      {(items) => (
        <MediaCollection items={items.flatMap(({ repostable }) => repostable ?? [])} layout="list" label={label} />
      )}
    </GrowingList>
  )
}

function Followers({ user: { id, display_name: name }, label }: ContentProps) {
  const { t } = useTranslation()
  return (
    <GrowingList
      query={useInfiniteQuery(profileQueries.followers(id))}
      shape="rows"
      emptyTitle={t(':name has no followers yet', { name })}
    >
      {(items) => <PersonList people={items} label={label} />}
    </GrowingList>
  )
}

function Following({ user: { id, display_name: name }, label }: ContentProps) {
  const { t } = useTranslation()
  return (
    <GrowingList
      query={useInfiniteQuery(profileQueries.followed(id))}
      shape="rows"
      emptyTitle={t(":name isn't following anyone yet", { name })}
    >
      {(items) => <PersonList people={items} label={label} />}
    </GrowingList>
  )
}

const contents: Record<ProfileTab, ComponentType<ContentProps>> = {
  playlists: Playlists,
  likes: Likes,
  reposts: Reposts,
  followers: Followers,
  following: Following,
}

/** The content of a profile's tab. */
export function ProfileContent({ user, tab }: { user: ProfilePage['user']; tab: ProfileTab }) {
  const { t } = useTranslation()
  const Content = contents[tab]
  return <Content user={user} label={t(tabTitles[tab])} />
}

/** Profiles with follow buttons. */
function PersonList({ people, label }: { people: Profile[]; label: string }) {
  return (
    <ul aria-label={label} className="-mx-2">
      {people.map((person) => (
        <li key={person.id} className="relative flex items-center gap-3 rounded-panel p-2 hover:bg-hover">
          <Avatar name={person.display_name} src={person.avatar && assetUrl(person.avatar)} />
          <Link
            to={paths.user.link(person)}
            className="min-w-0 flex-1 truncate font-bold after:absolute after:inset-0 after:rounded-panel after:content-[''] hover:underline"
          >
            {person.display_name}
          </Link>
          <div className="relative z-above">
            <FollowButton person={person} size="sm" />
          </div>
        </li>
      ))}
    </ul>
  )
}
