import { useSyncExternalStore } from 'react'

import { siteRoot } from '@/lib/browser/url'
import { createStore } from '@/lib/store'
import type { PanelTab } from '@mock/site/control/panel-tabs'

import { linkIn, tabIn, withLink } from './link-url'
import { mockApi, type MockChange, type MockState } from './mock-api'

type Panel = {
  state: MockState | undefined
  /** Message of the last refused change. */
  error: string | undefined
  /** Page data is older than the last change. */
  isStale: boolean
  tab: PanelTab
  isOpen: boolean
}

const firstTab = tabIn(window.location.href)

const store = createStore<Panel>({
  state: undefined,
  error: undefined,
  isStale: false,
  tab: firstTab ?? 'people',
  isOpen: firstTab !== undefined,
})

const update = (change: Partial<Panel>): void => store.set({ ...store.get(), ...change })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Makes the page's URL a link to a state, without a navigation of the site's router. */
function rewriteUrl(link: string): void {
  const { tab, isOpen } = store.get()
  const url = withLink(window.location.href, link, isOpen ? tab : undefined)
  window.history.replaceState(window.history.state, '', url)
}

/** Reads the state again. */
export async function refresh(): Promise<void> {
  await mockApi.state().then(
    (state) => update({ state, error: undefined }),
    (error: unknown) => update({ error: messageOf(error) }),
  )
}

/** Effect of a change on the page: none, data that needs a reload, or an immediate reload. */
type PageEffect = 'nothing' | 'stale' | 'reload'

/** Changes the mock and makes the URL a link to the result. Resolves to false when the mock refuses. */
export async function changeMock(change: MockChange, after: PageEffect = 'nothing'): Promise<boolean> {
  try {
    const state = await mockApi.change(change)
    update({ state, error: undefined, isStale: store.get().isStale || after === 'stale' })
  } catch (error) {
    update({ error: messageOf(error) })
    return false
  }
  rewriteUrl(store.get().state?.link ?? '')
  if (after === 'reload') reload()
  return true
}

/** Loads the page again; an open panel stays open. */
export const reload = (): void => window.location.reload()

/** Opens the panel at a tab; the URL keeps it over a reload. */
export function openTab(tab: PanelTab): void {
  update({ tab, isOpen: true, error: undefined })
  rewriteUrl(linkIn(window.location.href))
}

/** Closes the panel, also in the URL, so that a reload keeps it closed. */
export function closePanel(): void {
  update({ isOpen: false, error: undefined })
  rewriteUrl(linkIn(window.location.href))
}

/** URL that restores the current state in any browser; the page `mock` links to the home page. */
export async function shareableLink(): Promise<string> {
  const { link } = await mockApi.state()
  const isWholePage = document.getElementById('mock-panel') !== null
  return withLink(isWholePage ? siteRoot().href : window.location.href, link)
}

/** Returns the panel's state. */
export const usePanel = (): Panel => useSyncExternalStore(store.subscribe, store.get)
