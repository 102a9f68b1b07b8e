import { Navigate } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'

import { FamilyCard, FamilyLayout } from './components/family-layout'
import { NewFamilyUserForm } from './components/family-user-form'
import { FAMILY_PATH, MANAGES_FAMILY } from './family-rules'
import { familyQueries } from './queries'
import { useRoom } from './use-family'

/** `/account-settings/new`: adds a family profile while there is room (spec section 2). */
export function Screen() {
  const { t } = useTranslation()
  const hasRoom = useRoom()
  usePageTitle(t('New family profile'))
  if (hasRoom === false) return <FamilyFull />
  return (
    <FamilyLayout title={t('New family profile')}>
      <FamilyCard>{hasRoom ? <NewFamilyUserForm /> : <FormSkeleton fields={4} hasPicture />}</FamilyCard>
    </FamilyLayout>
  )
}

export const prefetch: Prefetch = () => prefetchable(familyQueries.count)

/** Redirects to the plans, or explains the limit on a site without plans. */
function FamilyFull() {
  const { t } = useTranslation()
  const settings = useSettings()
  if (sellsPlans(settings)) return <Navigate to={paths.pricing.link(MANAGES_FAMILY)} replace />
  return (
    <EmptyState
      level={1}
      title={t('Your family has reached its profile limit')}
      action={<LinkButton to={FAMILY_PATH}>{t('Linked profiles')}</LinkButton>}
    />
  )
}
