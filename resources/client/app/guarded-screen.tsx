import { Navigate, useLocation } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Decision } from '@/core/platform/navigation/access'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { chosenPlan } from '@/core/platform/navigation/redirects'
import { NotFound } from '@/core/shared/screen/query-view'
import { Screen } from '@/core/shared/screen/screen'

import { CoverSkeleton } from './cover-skeleton'
import { decideRow } from './decide-row'
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
      <Screen load={row.screen} skeleton={row.isLedByCover && <CoverSkeleton />} />
    </ScreenBoundary>
  )
}

function useDecision(row: RouteRow): Decision {
  const bootstrap = useBootstrap((all) => all)
  const { pathname, search } = useLocation()
  return decideRow(row, {
    bootstrap,
    path: pathname + search,
    isAppearanceEditor: isAppearanceEditor(),
    onboarding: chosenPlan(bootstrap),
  })
}
