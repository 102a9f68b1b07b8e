import { type ComponentType, useId, useState } from 'react'

import { DialogContext } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'

import { closeSidePanel, type OpenSidePanel, SIDE_PANEL_ID, type SidePanelName } from './panel-store'
import { QueueSheet } from './queue/queue-panel'
import { PlaybackSettings } from './settings/playback-settings'

const contents: Record<SidePanelName, ComponentType<DialogProps>> = { queue: QueueSheet, settings: PlaybackSettings }

/** Ends above the player bar; banners above the page do not overlap it. */
const PLACE =
  'fixed end-0 top-0 bottom-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height))] z-above w-(--side-panel-width) py-3 pe-3 outline-none transition-[opacity,translate] starting:translate-x-8 starting:opacity-0'

/** The queue or the playback settings beside the page. Not modal: page, player bar and shortcuts stay usable. */
export function SidePanel({ name, takesFocus }: OpenSidePanel) {
  const titleId = useId()
  // Created once, at the first render: the focus has not moved to the panel yet. Safari does not focus a clicked button.
  const [attach] = useState(() => panelRef(takesFocus ? document.activeElement : null))
  const Content = contents[name]
  return (
    <aside ref={attach} id={SIDE_PANEL_ID} tabIndex={-1} aria-labelledby={titleId} className={PLACE}>
      <div
        key={name}
        ref={takesFocus ? focusPanel : null}
        className="flex h-full flex-col overflow-hidden rounded-panel border border-divider bg-paper text-main shadow-raised"
      >
        <DialogContext value={{ titleId, close: closeSidePanel }}>
          <Content close={closeSidePanel} />
        </DialogContext>
      </div>
    </aside>
  )
}

/**
 * Returns the ref of the panel: Escape inside it closes it. When it closes while focused, the focus returns to `opener`,
 * else to the panel's button in the bar.
 */
const panelRef = (opener: Element | null) => (panel: HTMLElement) => {
  // Listens on the element, not through React: menus and dialogs in portals must keep their own Escape.
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && closeSidePanel()
  panel.addEventListener('keydown', closeOnEscape)
  // `styles/base.css` reserves space by it; `:has()` on the root would restyle the page for every inserted element.
  document.documentElement.toggleAttribute('data-side-panel', true)
  return () => {
    panel.removeEventListener('keydown', closeOnEscape)
    document.documentElement.removeAttribute('data-side-panel')
    if (!panel.contains(document.activeElement)) return
    const isFocusable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    const place = isFocusable ? opener : document.querySelector<HTMLElement>(`[aria-controls="${SIDE_PANEL_ID}"]`)
    place?.focus()
  }
}

const focusPanel = (content: HTMLElement | null) => content?.closest<HTMLElement>(`#${SIDE_PANEL_ID}`)?.focus()
