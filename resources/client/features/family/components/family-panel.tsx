import { useEffect } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { showStoredToast } from '@/core/shared/toasts/toast-after-reload'
import { Skeleton } from '@/ui/feedback/skeleton'

import { MANAGES_FAMILY } from '../family-rules'
import { useFamily } from '../use-family'
import { FamilyHead } from './family-head'
import { FamilyList } from './family-list'
import { ProfileRow } from './profile-row'

/** The family's profiles: listen as, edit, add and delete (spec section 2, "Family access list"). */
export function FamilyPanel() {
  const { t } = useTranslation()
  const mayManage = usePermission(MANAGES_FAMILY)
  const { query, profiles, count = 0 } = useFamily()
  useEffect(showStoredToast, [])

  if (!profiles && query.error) return <PanelError error={query.error} onRetry={() => void query.refetch()} />
  if (!profiles) return <Skeleton className="h-48 rounded-input" />
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
