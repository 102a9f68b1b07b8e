import { type DialogProps, dialogStore, openDialog, openSheet } from '@/core/shared/dialogs/dialog-store'
import { WIDE } from '@/ui/use-media-query'

import { ShortcutHelp } from './components/shortcut-help'
import { closePanel, type Panel } from './panel-store'
import { QueueSheet } from './queue/queue-sheet'
import { PlaybackSettings } from './settings/playback-settings'
import { SongView } from './song/song-view'

export { SidePanel } from './side-panel'

const openers: Record<Panel, () => Promise<unknown>> = {
  song: () => (window.matchMedia(WIDE).matches ? openDialog(SongView) : openSheet(SongView)),
  queue: () => openSheet(QueueSheet),
  settings: () => openSheet<DialogProps>(PlaybackSettings),
  keys: () => openDialog<DialogProps>(ShortcutHelp),
}

/** How to close each of the panels that are shown, oldest first. */
const shown = new Map<Panel, () => void>()

/** Opens and closes panels until these are shown. */
export function showPanels(wanted: readonly Panel[]): void {
  for (const [panel, close] of [...shown].toReversed()) {
    if (!wanted.includes(panel)) close()
  }
  for (const panel of wanted) {
    if (!shown.has(panel)) void show(panel)
  }
}

async function show(panel: Panel): Promise<void> {
  const closed = openers[panel]()
  const dialog = dialogStore.get().at(-1)
  shown.set(panel, () => dialog?.close())
  await closed
  shown.delete(panel)
  closePanel(panel)
}
