import { createStore } from '@/lib/store'

import { openPanel, type Panel, panelStore } from './panel-store'

/** Panels that stand beside the page where the window has room for both. */
export type SidePanelName = Extract<Panel, 'queue' | 'settings'>

/** Window width from which a panel fits beside the page; narrower windows show it as a sheet. */
export const BESIDE = '(min-width: 1024px)'

/** Id of the panel's element; the page makes room for it by this name (styles/base.css). */
export const SIDE_PANEL_ID = 'side-panel'

/** The panel beside the page, and whether the focus moves into it: only when it was opened by keyboard. */
export type OpenSidePanel = { name: SidePanelName; takesFocus: boolean }

/** The open side panel. It has no history entry, since it stays open while the listener browses; a reload closes it. */
export const sidePanelStore = createStore<OpenSidePanel | null>(null)

export const closeSidePanel = (): void => sidePanelStore.set(null)

/** Opens or closes a panel beside the page; opens it as a sheet in narrow windows and over another panel. */
export function togglePanel(name: SidePanelName, takesFocus: boolean): void {
  const isCovered = panelStore.get().length > 0
  if (isCovered || !window.matchMedia(BESIDE).matches) openPanel(name)
  else sidePanelStore.set(sidePanelStore.get()?.name === name ? null : { name, takesFocus })
}
