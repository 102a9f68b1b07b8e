import { ReceiptText } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { StateBadge } from '@/core/shared/subscription/state-badge'
import type { VisibleSubscription } from '@/core/shared/subscription/subscription-state'
import { usePlan } from '@/core/shared/subscription/use-plan'
import { LinkButton } from '@/ui/buttons/link-button'
import { LinesSkeleton } from '@/ui/feedback/panel-skeleton'

import { PlanActions } from './plan-actions'
import { PlanDescription } from './plan-description'

type PlanSectionProps = { shown: readonly VisibleSubscription[]; onChangeCard: () => void }

/** The user's plans with their states, or a link to the plans on sale. */
export function PlanSection({ shown, onChangeCard }: PlanSectionProps) {
  return (
    <ScreenPanel id="plan" title="Your plan" icon={ReceiptText}>
      {shown.length === 0 ? (
        <NoPlan />
      ) : (
        <ul className="flex flex-col gap-10">
          {shown.map((one) => (
            <li key={one.subscription.id ?? 0}>
              <PlanView shown={one} onChangeCard={onChangeCard} />
            </li>
          ))}
        </ul>
      )}
    </ScreenPanel>
  )
}

function NoPlan() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p>{t("You don't have a plan, and nothing is charged.")}</p>
      <LinkButton to={paths.pricing.link()} variant="outline">
        {t('See plans')}
      </LinkButton>
    </div>
  )
}

function PlanView({ shown, onChangeCard }: { shown: VisibleSubscription; onChangeCard: () => void }) {
  const { subscription, state } = shown
  const plan = usePlan(subscription)
  if (plan.isLoading) return <LinesSkeleton lines={3} />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-2xl break-words">{plan.name}</h3>
        <StateBadge kind={state.kind} />
      </div>
      <PlanDescription shown={shown} price={plan.price} />
      <PlanActions shown={shown} plan={plan} onChangeCard={onChangeCard} />
    </div>
  )
}
