import { createStore } from '@/lib/store'

/** What opens over the page: the song in full, the queue, how it is played, the keys. */
export type Panel = 'song' | 'queue' | 'settings' | 'keys'

const KEY = 'playerPanels'

/** The panels of the history entry one is at; a later one lies over those before it. */
function current(): readonly Panel[] {
  const state = window.history.state as Record<string, readonly Panel[] | undefined> | null
  return state?.[KEY] ?? []
}

/** Open panels. Each is an entry of the history, so that the device's back button closes it; the router does not notice. */
export const panelStore = createStore(current())
window.addEventListener('popstate', () => panelStore.set(current()))

/** Opens a panel over those that are open. */
export function openPanel(panel: Panel): void {
  const panels = current()
  if (panels.includes(panel)) return
  window.history.pushState({ ...(window.history.state as object | null), [KEY]: [...panels, panel] }, '')
  panelStore.set(current())
}

/** Closes a panel, as the back button would; on another page of the site its entry is left behind already. */
export function closePanel(panel: Panel): void {
  if (current().includes(panel)) window.history.back()
  else panelStore.set(current())
}
