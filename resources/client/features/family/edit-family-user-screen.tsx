import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { prefetchable } from '@/core/platform/api/prefetchable'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Prefetch } from '@/core/platform/navigation/prefetch'
import { AccountAvatar } from '@/core/shared/avatar/account-avatar'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Skeleton } from '@/ui/feedback/skeleton'

import { EditFamilyUserForm } from './components/edit-family-user-form'
import { FamilyCard, FamilyFrame } from './components/family-frame'
import { ProfileState } from './components/profile-state'
import { mayEdit } from './family-rules'
import { familyQueries, type Profile } from './queries'

/** `/account-settings/{userId}/edit`: what a parent may change about a family profile (spec section 2). */
export function EditFamilyUserScreen() {
  const { userId = '' } = useParams()
  const bootstrap = useBootstrap((all) => all)
  return (
    <QueryView
      query={useQuery(familyQueries.profile(userId))}
      skeleton={<Skeleton className="mx-auto h-120 max-w-lg rounded-panel" />}
    >
      {({ user }) => (mayEdit(bootstrap, user) ? <EditFamilyUser key={user.id} profile={user} /> : <NotFound />)}
    </QueryView>
  )
}

export const prefetch: Prefetch = ({ params: { userId = '' } }) => prefetchable(familyQueries.profile(userId))

function EditFamilyUser({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const title = t('Edit “:email“', { email: profile.email ?? profile.display_name })
  usePageTitle(title)
  return (
    <FamilyFrame title={title}>
      <FamilyCard>
        <ProfileState profile={profile} />
        <AccountAvatar account={profile} />
        <EditFamilyUserForm profile={profile} />
      </FamilyCard>
    </FamilyFrame>
  )
}
