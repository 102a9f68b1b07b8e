import { type ComponentType, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { DialogFrameContext } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'

import { closeSidePanel, type OpenSidePanel, SIDE_PANEL_ID, type SidePanelName } from './panel-store'
import { QueueSheet } from './queue/queue-panel'
import { PlaybackSettings } from './settings/playback-settings'

const contents: Record<SidePanelName, ComponentType<DialogProps>> = { queue: QueueSheet, settings: PlaybackSettings }

/** Ends above the player bar; banners above the page do not overlap it. */
const PLACE =
  'fixed end-0 top-0 bottom-[var(--player-bar-height,0px)] z-above w-(--side-panel-width) py-3 pe-3 outline-none transition-[opacity,translate] starting:translate-x-8 starting:opacity-0'

/** The queue or the playback settings beside the page. Not modal: page, player bar and shortcuts stay usable. */
export function SidePanel({ name, takesFocus }: OpenSidePanel) {
  const titleId = useId()
  const region = useRef<HTMLElement>(null)
  useFocusReturn(region)
  useCloseOnEscape(region)
  useEffect(() => {
    if (takesFocus) region.current?.focus()
  }, [name, takesFocus])
  const Content = contents[name]
  return (
    <aside ref={region} id={SIDE_PANEL_ID} tabIndex={-1} aria-labelledby={titleId} className={PLACE}>
      <div className="flex h-full flex-col overflow-hidden rounded-panel border border-divider bg-paper text-main shadow-raised">
        <DialogFrameContext value={{ titleId, close: closeSidePanel }}>
          <Content key={name} close={closeSidePanel} />
        </DialogFrameContext>
      </div>
    </aside>
  )
}

type RegionRef = { readonly current: HTMLElement | null }

/** Listens on the element, not through React: menus and dialogs in portals must keep their own Escape. */
function useCloseOnEscape(region: RegionRef): void {
  useEffect(() => {
    const listening = new AbortController()
    region.current?.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSidePanel(), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [region])
}

/** When the panel closes while focused, restores the focus to the previous element, else to its button in the bar. */
function useFocusReturn(region: RegionRef): void {
  useLayoutEffect(() => {
    const { current } = region
    const before = document.activeElement
    return () => {
      if (!current?.contains(document.activeElement)) return
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      const place = isThere ? before : document.querySelector<HTMLElement>(`[aria-controls="${SIDE_PANEL_ID}"]`)
      place?.focus()
    }
  }, [region])
}
