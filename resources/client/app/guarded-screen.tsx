import { Navigate, useLocation } from 'react-router-dom'

import type { Bootstrap } from '@/contract/bootstrap'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { decideAccess, type Decision } from '@/core/platform/navigation/access'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { NotFound } from '@/core/shared/screen/query-view'

import { Chunk } from './chunk'
import type { RouteRow } from './routes'
import { ScreenBoundary } from './screen-boundary'

/** Guards a row's screen, and shows its loading and error states. */
export function GuardedScreen({ row }: { row: RouteRow }) {
  const decision = useDecision(row)
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />
  if (decision.kind === 'notFound') return <NotFound />
  // `verifyEmail` and `suspended` need no case: the route table then has only that screen.
  return (
    <ScreenBoundary>
      <Chunk load={row.screen} />
    </ScreenBoundary>
  )
}

function useDecision({ access, integration }: RouteRow): Decision {
  const bootstrap = useBootstrap((all) => all)
  const { pathname, search } = useLocation()
  const path = pathname + search
  const decision = decideAccess(access, {
    bootstrap,
    path,
    isAppearanceEditor: isAppearanceEditor(),
    // Skip storage for guests: the first read of local storage waits for another process.
    onboarding: bootstrap.user ? onboardingSelection.read() : undefined,
  })
  if (integration && !isIntegrated(bootstrap, integration) && decision.kind !== 'verifyEmail')
    return { kind: 'notFound' }
  // A redirect to the current URL would loop; show not-found instead.
  return decision.kind === 'redirect' && decision.to === path ? { kind: 'notFound' } : decision
}

const isIntegrated = ({ settings }: Bootstrap, integration: NonNullable<RouteRow['integration']>): boolean =>
  integration === 'billing' ? settings.billing.enable : settings[integration].integrated
