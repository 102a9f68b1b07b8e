import type { Bootstrap } from '@/contract/groups/bootstrap'
import { decideAccess, type Decision, type Visit } from '@/core/platform/navigation/access'
import { sellsPlans } from '@/core/platform/settings/sells-plans'

import type { RouteRow } from './routes'

/** Decides whether a visitor may open a row's screen: not-found while the row's integration is off. */
export function decideRow({ access, integration }: Pick<RouteRow, 'access' | 'integration'>, visit: Visit): Decision {
  const decision = decideAccess(access, visit)
  if (integration && !isIntegrated(visit.bootstrap, integration) && decision.kind !== 'verifyEmail')
    return { kind: 'notFound' }
  // A redirect to the current URL would loop; show not-found instead.
  return decision.kind === 'redirect' && decision.to === visit.path ? { kind: 'notFound' } : decision
}

const isIntegrated = ({ settings }: Bootstrap, integration: NonNullable<RouteRow['integration']>): boolean =>
  integration === 'billing' ? sellsPlans(settings) : settings[integration].integrated
