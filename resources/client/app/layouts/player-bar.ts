import { lazy } from 'react'

let isLoaded = false

const loadPlayer = async () => {
  const player = await import('@/features/player')
  isLoaded = true
  return player
}

/** Whether a page with the player bar was open before: without one, nothing can be playing. */
export const hasPlayer = (): boolean => isLoaded

/** The player bar, which both frames of the web player have. */
export const PlayerBar = lazy(async () => ({ default: (await loadPlayer()).PlayerBar }))

/** The player on screens without menus. */
export const CompactPlayer = lazy(async () => ({ default: (await loadPlayer()).CompactPlayer }))
