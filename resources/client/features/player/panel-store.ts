import { createStore, type Store } from '@/lib/store'

/** Id of the cover in the player bar; the now-playing view's cover grows out of it. */
export const BAR_COVER_ID = 'player-bar-cover'

/** Panels that open over the page: the now-playing view, the queue, playback settings, the shortcut help. */
export type Panel = 'song' | 'queue' | 'settings' | 'keys'

const KEY = 'playerPanels'

/** Panels open in the current history entry, in stacking order. */
function current(): readonly Panel[] {
  const state = window.history.state as Record<string, readonly Panel[] | undefined> | null
  return state?.[KEY] ?? []
}

const open = createStore(current())
const syncWithHistory = (): void => open.set(current())

/**
 * Open panels. Each has its own history entry, invisible to the router, so that the device's back button closes it.
 * Follows the history while subscribed.
 */
export const panelStore: Pick<Store<readonly Panel[]>, 'get' | 'subscribe'> = {
  get: open.get,
  subscribe: (listener) => {
    const onPopState = () => syncWithHistory()
    const unsubscribe = open.subscribe(listener)
    window.addEventListener('popstate', onPopState)
    // Catch up with steps taken while no player was on the page.
    syncWithHistory()
    return () => {
      window.removeEventListener('popstate', onPopState)
      unsubscribe()
    }
  },
}

/** Opens a panel on top of the stack. */
export function openPanel(panel: Panel): void {
  const panels = current()
  if (panels.includes(panel)) return
  window.history.pushState({ ...(window.history.state as object | null), [KEY]: [...panels, panel] }, '')
  syncWithHistory()
}

/** Closes a panel by stepping back in history; after a navigation its entry is already behind, so update the store. */
export function closePanel(panel: Panel): void {
  if (current().includes(panel)) window.history.back()
  else syncWithHistory()
}

/** Panels shown beside the page in windows wide enough for both. */
export type SidePanelName = Extract<Panel, 'queue' | 'settings'>

/** Window width from which a panel fits beside the page; narrower windows show it as a sheet. */
export const SIDE_PANEL_QUERY = '(min-width: 1024px)'

/** Id of the panel's element; styles/base.css makes room for it. */
export const SIDE_PANEL_ID = 'side-panel'

/** The panel beside the page; `takesFocus` only when it was opened by keyboard. */
export type OpenSidePanel = { name: SidePanelName; takesFocus: boolean }

/** The open side panel. It has no history entry because it stays open while the user browses; a reload closes it. */
export const sidePanelStore = createStore<OpenSidePanel | null>(null)

export const closeSidePanel = (): void => sidePanelStore.set(null)

/** Opens or closes a panel beside the page; opens it as a sheet in narrow windows and over another panel. */
export function togglePanel(name: SidePanelName, takesFocus: boolean): void {
  const isCovered = panelStore.get().length > 0
  if (isCovered || !window.matchMedia(SIDE_PANEL_QUERY).matches) openPanel(name)
  else sidePanelStore.set(sidePanelStore.get()?.name === name ? null : { name, takesFocus })
}
