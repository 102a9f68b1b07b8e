import { lazy } from 'react'

/** The bar that plays, which both frames of the web player have. */
export const PlayerBar = lazy(async () => ({ default: (await import('@/features/player')).PlayerBar }))
