// Separate chunk: loaded with the landing page.
import { useState } from 'react'

import type { Load } from '@/lib/lazy/lazy-component'
import { usePart } from '@/lib/lazy/use-part'
import { IntersectionSentinel } from '@/ui/deferred-rendering/intersection-sentinel'
import { preventLayoutShift } from '@/ui/deferred-rendering/prevent-layout-shift'
import { useIsFirstScreenOver } from '@/ui/deferred-rendering/use-first-screen'

const loadPlans = () => import('@/core/shared/upsell/plan-list').then(({ PlanList }) => PlanList)

/**
 * Loads the landing page with the plans on sale, which load after the first screen, or when they come near
 * the viewport.
 */
export const loadLanding: Load = async () => {
  const { Screen: LandingScreen } = await import('@/features/landing/landing-screen')
  return () => <LandingScreen plans={<Plans />} />
}

/** Keeps what follows hidden until the plans are there: it would move when they take their height. */
const place = <div ref={preventLayoutShift} className="h-112" />

function Plans() {
  const [isNear, setNear] = useState(false)
  const isDue = useIsFirstScreenOver() || isNear
  const [PlanList] = usePart(loadPlans, { when: isDue, onFail: 'fail the screen' })
  return (
    <>
      <IntersectionSentinel onNear={() => setNear(true)} />
      {PlanList ? <PlanList level={3} /> : place}
    </>
  )
}
