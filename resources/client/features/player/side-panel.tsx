import { type ComponentType, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { DialogFrameContext } from '@/core/shared/dialogs/dialog-frame'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'

import { QueueSheet } from './queue/queue-sheet'
import { PlaybackSettings } from './settings/playback-settings'
import { closeSidePanel, type OpenSidePanel, SIDE_PANEL_ID, type SidePanelName } from './side-panel-store'

const contents: Record<SidePanelName, ComponentType<DialogProps>> = { queue: QueueSheet, settings: PlaybackSettings }

/** Above the player bar; a banner over the page is as narrow as the page. */
const PLACE =
  'fixed end-0 top-0 bottom-[var(--player-bar-height,0px)] z-above w-(--side-panel-width) py-3 pe-3 outline-none transition-[opacity,translate] starting:translate-x-8 starting:opacity-0'

/** The queue or the playback settings beside the page. Not modal: page, player bar and shortcuts stay in use. */
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

/** Listens on the element, so that menus and dialogs opened from the panel, its children only for React, keep their Escape. */
function useCloseOnEscape(region: RegionRef): void {
  useEffect(() => {
    const listening = new AbortController()
    region.current?.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSidePanel(), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [region])
}

/** Returns the focus, if the panel has it on closing, to where it was before, or else to the button of the player bar. */
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
