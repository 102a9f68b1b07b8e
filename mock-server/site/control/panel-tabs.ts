/** Tabs of the mock panel in their order; `mock.panel=<tab>` opens one. */
export const PANEL_TABS = ['people', 'content', 'faults', 'settings', 'clock', 'outbox', 'requests'] as const
/** One of {@link PANEL_TABS}. */
export type PanelTab = (typeof PANEL_TABS)[number]

/** Query parameter of the panel: `off`, `on`, or the tab to open. It does not describe the world. */
export const PANEL_PARAMETER = 'mock.panel'

/** Short form of `mock.release`. */
export const RELEASE_SHORTCUT = 'release'

/** True for the mock's own query parameters, which the client and the backend do not know. */
export const isMockParameter = (name: string): boolean => name.startsWith('mock.') || name === RELEASE_SHORTCUT
