import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'

import type { ProfilePage } from '@/contract/groups/profiles'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild, useUser } from '@/core/platform/session/use-session'
import { MediaHeaderSkeleton } from '@/core/shared/media/media-header'
import { CardsSkeleton } from '@/core/shared/media/media-skeletons'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { Tabs } from '@/ui/disclosure/tabs'

import { isProfileTab, ProfileContent, type ProfileTab, profileTabs, tabTitles } from './components/profile-content'
import { ProfileHeader } from './components/profile-header'
import { profileQueries } from './queries'

/** `/user/{id}/{name}/{tab}`: a public profile. Children only see their own. */
export function Screen() {
  const { id = '', tab } = useParams()
  const isChild = useIsChild()
  const isSelf = String(useUser()?.id) === id
  return isChild && !isSelf ? <NotFound /> : <Person id={id} tab={tab} />
}

function Person({ id, tab }: { id: string; tab: string | undefined }) {
  const query = useQuery(profileQueries.show(id))
  const person = query.data?.user
  usePageTitle(person?.display_name)
  usePageMeta({
    type: 'profile',
    description: person?.profile?.description,
    image: person?.avatar,
    path: person && paths.user.link(person),
    seo: query.data?.['seo'],
  })
  return (
    <QueryView query={query} skeleton={<UserSkeleton />}>
      {({ user }) => <UserArticle key={user.id} user={user} tab={isProfileTab(tab) ? tab : profileTabs[0]} />}
    </QueryView>
  )
}

export const prefetch: Prefetch = ({ params: { id = '' } }) => prefetchable(profileQueries.show(id))

function UserArticle({ user, tab }: { user: ProfilePage['user']; tab: ProfileTab }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tabs = profileTabs.map((id) => ({
    id,
    label: t(tabTitles[id]),
    content: <ProfileContent user={user} tab={id} />,
  }))
  return (
    <article className="space-y-8">
      <ProfileHeader user={user} />
      <Tabs
        label={user.display_name}
        tabs={tabs}
        selectedId={tab}
        onSelect={(id) => void navigate(paths.user.link({ ...user, ...(id !== profileTabs[0] && { tab: id }) }))}
      />
    </article>
  )
}

function UserSkeleton() {
  return (
    <div className="space-y-10">
      <MediaHeaderSkeleton shape="circle" />
      <CardsSkeleton />
    </div>
  )
}
