import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { ProfilePage } from '@/contract/profiles'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { MediaCollection } from '@/core/shared/media/media-collection'

import { type ProfileTab, tabTitles } from '../profile-tabs'
import { profileQueries } from '../queries'
import { GrowingList } from './growing-list'
import { PersonList } from './person-list'

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
