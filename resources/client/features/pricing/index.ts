import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { planQueries } from '@/core/shared/pricing/plan-queries'

/** Separate from the screen, whose first visit needs no queries. */
export const prefetch: Prefetch = () => prefetchable(planQueries.list)
