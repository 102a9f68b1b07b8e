import { loadOverlay } from '@/core/shared/dialogs/dialog-overlays'
import { playback, PLUGINS_DELAY_MS } from '@/core/shared/playback/playback'
import { watch } from '@/core/shared/playback/plugins/watch'
import { savesData } from '@/lib/browser/saves-data'
import { whenIdle } from '@/lib/browser/when-idle'

import { loadPanels } from './use-panels'

const loaders: readonly (() => Promise<unknown>)[] = [
  () => import('@/core/shared/media/menu/open-media-menu'),
  loadPanels,
  () => loadOverlay('sheet'),
  () => loadOverlay('dialog'),
]

/** Loads the code of menus, panels and dialogs in idle time once the first song sounds, so that opening one needs no wait. Returns a function that stops. */
export function warmOverlays(
  load: () => void = () => void Promise.allSettled(loaders.map((loader) => loader())),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unwatch = watch(
    playback,
    ({ status }) => status === 'playing',
    (isPlaying) => {
      // The song's own bytes come first.
      if (isPlaying && !savesData()) timer ??= setTimeout(() => whenIdle(load), PLUGINS_DELAY_MS)
    },
  )
  return () => {
    unwatch()
    clearTimeout(timer)
  }
}
