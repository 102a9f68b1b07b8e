import { type DialogProps, dialogStore, openDialog, openSheet } from '@/core/shared/dialogs/dialog-store'
import { isWide } from '@/lib/browser/wide'

import { ShortcutHelp } from './components/shortcut-help'
import { NowPlayingView } from './now-playing/now-playing-view'
import { closePanel, type Panel } from './panel-store'
import { QueueSheet } from './queue/queue-panel'
import { PlaybackSettings } from './settings/playback-settings'

export { SidePanel } from './side-panel'

const openers: Record<Panel, () => Promise<unknown>> = {
  song: () => (isWide() ? openDialog(NowPlayingView) : openSheet(NowPlayingView)),
  queue: () => openSheet(QueueSheet),
  settings: () => openSheet<DialogProps>(PlaybackSettings),
  keys: () => openDialog<DialogProps>(ShortcutHelp),
}

/** Close function of each panel on screen, oldest first. */
const openPanels = new Map<Panel, () => void>()

/** Opens and closes panels so that exactly `wanted` are on screen. */
export function showPanels(requestedPanels: readonly Panel[]): void {
  for (const [panel, close] of [...openPanels].toReversed()) {
    if (!requestedPanels.includes(panel)) close()
  }
  for (const panel of requestedPanels) {
    if (!openPanels.has(panel)) void show(panel)
  }
}

async function show(panel: Panel): Promise<void> {
  const closed = openers[panel]()
  const dialog = dialogStore.get().at(-1)
  openPanels.set(panel, () => dialog?.close())
  await closed
  openPanels.delete(panel)
  closePanel(panel)
}
