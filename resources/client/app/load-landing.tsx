// Separate chunk: loaded with the landing page.
import { lazy, Suspense, useState } from 'react'

import { IntersectionSentinel } from '@/ui/deferred-rendering/intersection-sentinel'
import { preventLayoutShift } from '@/ui/deferred-rendering/prevent-layout-shift'
import { useIsFirstScreenOver } from '@/ui/deferred-rendering/use-first-screen'

import type { Load } from './chunk'

const PlanList = lazy(async () => ({ default: (await import('@/core/shared/upsell/plan-list')).PlanList }))

/**
 * Loads the landing page with the plans on sale, which load after the first screen, or when they come near
 * the viewport.
 */
export const loadLanding: Load = async () => {
  const { LandingScreen } = await import('@/features/landing/landing-screen')
  return () => <LandingScreen plans={<Plans />} />
}

/** Keeps what follows hidden until the plans are there: it would move when they take their height. */
const place = <div ref={preventLayoutShift} className="h-112" />

function Plans() {
  const [isNear, setNear] = useState(false)
  const isDue = useIsFirstScreenOver() || isNear
  return (
    <>
      <IntersectionSentinel onNear={() => setNear(true)} />
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
