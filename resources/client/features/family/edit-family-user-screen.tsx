import { useQuery } from '@tanstack/react-query'
import { Ban, MailCheck, MailWarning } from 'lucide-react'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { AccountAvatar } from '@/core/shared/avatar/account-avatar'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

import { FamilyCard, FamilyLayout } from './components/family-layout'
import { EditFamilyUserForm } from './components/family-user-form'
import { ResendEmail } from './components/resend-email'
import { awaitsConfirmation, mayEdit, suspensionOf } from './family-rules'
import { familyQueries, type Profile } from './queries'

/** `/account-settings/{userId}/edit`: what a parent may change about a family profile (spec section 2). */
export function Screen() {
  const { userId = '' } = useParams()
  const bootstrap = useBootstrap((all) => all)
  return (
    <QueryView query={useQuery(familyQueries.profile(userId))} skeleton={<ProfileSkeleton />}>
      {({ user }) => (mayEdit(bootstrap, user) ? <EditFamilyUser key={user.id} profile={user} /> : <NotFound />)}
    </QueryView>
  )
}

export const prefetch: Prefetch = ({ params: { userId = '' } }) => prefetchable(familyQueries.profile(userId))

const ProfileSkeleton = () => (
  <div className="mx-auto max-w-lg space-y-6">
    <Skeleton className="h-9 w-2/3 rounded-button" />
    <FamilyCard>
      <FormSkeleton fields={3} hasPicture />
    </FamilyCard>
  </div>
)

function EditFamilyUser({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const title = t('Edit “:email”', { email: profile.email ?? profile.display_name })
  usePageTitle(title)
  return (
    <FamilyLayout title={title}>
      <FamilyCard>
        <ProfileState profile={profile} />
        <AccountAvatar account={profile} />
        <EditFamilyUserForm profile={profile} />
      </FamilyCard>
    </FamilyLayout>
  )
}

/** Status of a profile: suspended, or its email address confirmed or pending. */
function ProfileState({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const suspension = suspensionOf(profile)
  return (
    <>
      {suspension && (
        <p className="flex gap-3 rounded-input border-2 border-danger px-4 py-3 font-semibold">
          <Ban aria-hidden className="size-6 shrink-0 text-danger" />
          {suspension.reason ? t('Suspended: :reason', { reason: suspension.reason }) : t('Suspended')}
        </p>
      )}
      {profile.email && <Confirmation profile={profile} email={profile.email} />}
    </>
  )
}

function Confirmation({ profile, email }: { profile: Profile; email: string }) {
  const { t } = useTranslation()
  const isAwaited = useBootstrap((bootstrap) => awaitsConfirmation(bootstrap, profile))
  const Icon = isAwaited ? MailWarning : MailCheck
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-chip px-4 py-3">
      <Icon aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 break-words">{isAwaited ? t(":email isn't verified yet.", { email }) : email}</p>
      <ResendEmail email={email} size="sm" className="max-md:basis-full" disabled={!isAwaited} />
    </div>
  )
}
