import { usePart } from '@/lib/lazy/use-part'

let isLoaded = false

const loadPlayer = async () => {
  const player = await import('@/features/player')
  isLoaded = true
  return player
}

/** Whether the player's code has loaded: until then nothing can be playing. */
export const hasPlayer = (): boolean => isLoaded

const loadBar = async () => (await loadPlayer()).PlayerBar

/** The player bar, shared by the layouts of the web player. */
export function PlayerBar() {
  const [Bar] = usePart(loadBar, { when: 'mounted', onFail: 'fail the screen' })
  return Bar && <Bar />
}

const loadCompactPlayer = async () => (await loadPlayer()).CompactPlayer

/** The compact player of screens without menus. */
export function CompactPlayer() {
  const [Player] = usePart(loadCompactPlayer, { when: 'mounted', onFail: 'fail the screen' })
  return Player && <Player />
}
