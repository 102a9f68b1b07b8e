import { Plus, UsersRound } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { familyLimit, hasRoom } from '../family-rules'

/** The number of profiles against the limit, with a link to add one or to a plan with more room. */
export function FamilyHead({ count }: { count: number }) {
  const { t } = useTranslation()
  const limit = useBootstrap(familyLimit)
  const isOpen = useBootstrap((bootstrap) => hasRoom(bootstrap, count))
  const hasPlans = useBootstrap(({ settings }) => settings.billing.enable)
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
      {!isOpen && hasPlans && (
        <LinkButton to={paths.pricing.link()} variant="outline">
          {t('See plans')}
        </LinkButton>
      )}
    </div>
  )
}
