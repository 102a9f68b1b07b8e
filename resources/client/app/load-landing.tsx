// Separate chunk: loaded with the landing page.
import { lazy, Suspense, useState } from 'react'

import { holdRest } from '@/lib/browser/hold-rest'
import { useIsFirstScreenOver } from '@/lib/react/use-browser-state'
import { NearSentinel } from '@/ui/collections/near-sentinel'

import type { Load } from './chunk'

const PlanList = lazy(async () => ({ default: (await import('@/core/shared/plans/plan-list')).PlanList }))

/**
 * Loads the landing page with the plans on sale, which load after the first screen, or when they come near
 * the viewport.
 */
export const loadLanding: Load = async () => {
  const { LandingScreen } = await import('@/features/landing/landing-screen')
  return () => <LandingScreen plans={<Plans />} />
}

/** Keeps what follows hidden until the plans are there: it would move when they take their height. */
const place = <div ref={holdRest} className="h-112" />

function Plans() {
  const [isNear, setNear] = useState(false)
  const isDue = useIsFirstScreenOver() || isNear
  return (
    <>
      <NearSentinel onNear={() => setNear(true)} />
      {isDue ? (
        <Suspense fallback={place}>
          <PlanList level={3} />
        </Suspense>
      ) : (
        place
      )}
    </>
  )
}
