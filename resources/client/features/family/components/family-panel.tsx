import { Plus, UsersRound } from 'lucide-react'
import { useEffect } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { showStoredToast } from '@/core/shared/toasts/toast-after-reload'
import { RemedyLink } from '@/core/shared/upsell/remedy-link'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { AvatarRowsSkeleton } from '@/ui/feedback/skeleton'

import { familyLimit, hasRoom, MANAGES_FAMILY } from '../family-rules'
import { useFamily } from '../use-family'
import { FamilyList } from './family-list'
import { ProfileRow } from './profile-row'

/** The family's profiles: listen as, edit, add and delete (spec section 2, "Family access list"). */
export function FamilyPanel() {
  const { t } = useTranslation()
  const mayManage = usePermission(MANAGES_FAMILY)
  const { query, profiles, count = 0 } = useFamily()
  useEffect(showStoredToast, [])

  if (!profiles && query.error) return <PanelError error={query.error} onRetry={() => void query.refetch()} />
  if (!profiles) return <AvatarRowsSkeleton rows={3} />
  if (mayManage) {
    return (
      <div className="flex flex-col gap-5">
        <FamilyHead count={count} />
        <FamilyList profiles={profiles} />
        <LoadMore query={query} />
      </div>
    )
  }
  if (profiles.length === 0)
    return <p>{t("This profile is part of a family. It's managed by the grown-up who added it.")}</p>
  return (
    <ul aria-label={t('Linked profiles')} className="divide-y divide-divider">
      {profiles.map((profile) => (
        <ProfileRow key={profile.id} profile={profile} />
      ))}
    </ul>
  )
}

/** The number of profiles relative to the limit, with a link to add one or to a larger plan. */
function FamilyHead({ count }: { count: number }) {
  const { t } = useTranslation()
  const limit = useBootstrap(familyLimit)
  const isOpen = useBootstrap((bootstrap) => hasRoom(bootstrap, count))
  const add = (
    <LinkButton to={paths.newFamilyUser.link()}>
      <Plus aria-hidden className="size-5" />
      {t('Add profile')}
    </LinkButton>
  )
  if (count === 0 && isOpen) {
    return (
      <EmptyState icon={<UsersRound className="size-16" />} title={t('No family profiles yet')} action={add}>
        {t('Give each child their own profile and their own music.')}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-bold">
          {limit === null
            ? t('[one :count profile|other :count profiles]', { count })
            : t('[one :used of :count profile|other :used of :count profiles]', { used: count, count: limit })}
        </p>
        {!isOpen && <p className="text-sm text-muted">{t("You've used all the profiles in your plan.")}</p>}
      </div>
      {isOpen && add}
      {!isOpen && <RemedyLink permission={MANAGES_FAMILY} />}
    </div>
  )
}
