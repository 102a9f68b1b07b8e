import { loadOverlay } from '@/core/shared/dialogs/dialog-overlays'
import { ACCOMPANIED_AFTER } from '@/core/shared/playback/companions/accompanied-after'
import { watch } from '@/core/shared/playback/companions/watch'
import { playback } from '@/core/shared/playback/playback'
import { savesData } from '@/lib/browser/saves-data'
import { whenIdle } from '@/lib/browser/when-idle'
import { seconds } from '@/lib/dates/duration'
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
      if (isPlaying && !savesData()) timer ??= setTimeout(() => whenIdle(load), seconds(ACCOMPANIED_AFTER))
    },
  )
  return () => {
    unwatch()
    clearTimeout(timer)
  }
}
