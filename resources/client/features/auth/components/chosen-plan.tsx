import { useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { OnboardingSelection } from '@/core/platform/navigation/redirects'
import { chosenPlanOf } from '@/core/shared/plan-table/chosen-plan'
import { PlanPrice } from '@/core/shared/plan-table/plan-price'
import { Link } from '@/ui/links/link'

type ChosenPlanProps = {
  /** Reads the selection, once. */
  read: () => OnboardingSelection | undefined
  isChangeable?: boolean
}

/** The plan that is bought after the form, with its price; nothing without one. */
export function ChosenPlan({ read, isChangeable = false }: ChosenPlanProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [plan] = useState(() => chosenPlanOf(read()))
  if (!plan) return null
  return (
    <section aria-labelledby={titleId} className="rounded-panel border border-divider bg-paper px-5 py-4">
      <h2 id={titleId} className="text-base text-muted">
        {t('Your chosen plan')}
      </h2>
      <p className="mb-1 text-xl font-bold break-words">{plan.name}</p>
      <PlanPrice product={{ free: false, trial: plan.trial }} price={plan.price} />
      {isChangeable && (
        <Link
          to={paths.pricing.link()}
          className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
        >
          {t('Choose another plan')}
        </Link>
      )}
    </section>
  )
}
