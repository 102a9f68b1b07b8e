import { useQuery } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { LinkButton } from '@/ui/buttons/link-button'

import { mayBuyPlans, type PlanRemedy, remedyFor } from './plan-with'

/** Returns the link that lifts a missing permission; null without one, and until the plans have loaded. */
function useRemedy(permission: string): PlanRemedy | null {
  const bootstrap = useBootstrap((all) => all)
  // Dialogs render outside the provider of the client.
  const { data, isPending } = useQuery({ ...planQueries.list, enabled: mayBuyPlans(bootstrap) }, queryClient)
  return isPending ? null : remedyFor(bootstrap, permission, data?.pagination.items)
}

/** Link to the plan that grants a missing permission. Requests the plans: render it only where the user is blocked. */
export function RemedyLink({ permission }: { permission: string }) {
  const remedy = useRemedy(permission)
  return remedy && <Remedy {...remedy} />
}

type PlanHintProps = {
  permission: string
  /** States what the user's plan lacks. */
  text: string
}

/** Explains a missing permission with a link to the plan that grants it; nothing where no plan does. */
export function PlanHint({ permission, text }: PlanHintProps) {
  const remedy = useRemedy(permission)
  if (!remedy) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">{text}</p>
      <Remedy {...remedy} />
    </div>
  )
}

function Remedy({ label, to }: PlanRemedy) {
  const { t } = useTranslation()
  return (
    <LinkButton to={to} variant="outline" size="sm">
      {t(label)}
    </LinkButton>
  )
}
