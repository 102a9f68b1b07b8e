import { loadOverlay } from '@/core/shared/dialogs/open-lazy-dialog'
import { playback, PLUGINS_DELAY_MS } from '@/core/shared/playback/playback'
import { watch } from '@/core/shared/playback/plugins/watch'
import { isDataSaverOn } from '@/lib/browser/preferences'
import { whenIdle } from '@/lib/browser/when-idle'
import { loadMovingParts } from '@/ui/motion/use-moving-parts'

import { loadPanels } from './use-panels'

const loaders: readonly (() => Promise<unknown>)[] = [
  () => import('@/core/shared/media/menu/open-media-menu'),
  loadPanels,
  () => loadOverlay('sheet'),
  () => loadOverlay('dialog'),
  loadMovingParts,
]

/** Loads the code of menus, panels, dialogs and motion when idle after the first track starts. Returns a cancel function. */
export function preloadOverlays(
  load: () => void = () => void Promise.allSettled(loaders.map((loader) => loader())),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unwatch = watch(
    playback,
    ({ status }) => status === 'playing',
    (isPlaying) => {
      // The audio gets the bandwidth first.
      if (isPlaying && !isDataSaverOn()) timer ??= setTimeout(() => whenIdle(load), PLUGINS_DELAY_MS)
    },
  )
  return () => {
    unwatch()
    clearTimeout(timer)
  }
}
