import { Navigate, useLocation } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { decideAccess, type Decision } from '@/core/platform/navigation/access'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { NotFound } from '@/core/shared/screen/not-found'

import { Chunk } from './chunk'
import type { RouteRow } from './routes'
import { ScreenBoundary } from './screen-boundary'

/** A row's screen behind its guard, with its pending and error states. */
export function GuardedScreen({ row }: { row: RouteRow }) {
  const decision = useDecision(row)
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />
  if (decision.kind === 'notFound') return <NotFound />
  // `verifyEmail` and `suspended` need nothing here: the table then has that one screen.
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
    // A guest's first screen does without: the first reading of local storage waits for another process.
    onboarding: bootstrap.user ? onboardingSelection.read() : undefined,
  })
  if (integration && !bootstrap.settings[integration].integrated && decision.kind !== 'verifyEmail')
    return { kind: 'notFound' }
  // Who is sent to where they already are would wait there for ever.
  return decision.kind === 'redirect' && decision.to === path ? { kind: 'notFound' } : decision
}
