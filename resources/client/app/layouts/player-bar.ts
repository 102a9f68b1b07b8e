import { lazy } from 'react'

let isLoaded = false

const loadPlayer = async () => {
  const player = await import('@/features/player')
  isLoaded = true
  return player
}

/** Whether the player's code has loaded: until then nothing can be playing. */
export const hasPlayer = (): boolean => isLoaded

/** The player bar, shared by both layouts of the web player. */
export const PlayerBar = lazy(async () => ({ default: (await loadPlayer()).PlayerBar }))

/** The compact player of screens without menus. */
export const CompactPlayer = lazy(async () => ({ default: (await loadPlayer()).CompactPlayer }))
