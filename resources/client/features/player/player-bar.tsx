import { type ReactNode, useDeferredValue, useEffect } from 'react'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { playback, startPlayback } from '@/core/shared/playback/playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { publishHeight } from '@/lib/browser/publish-height'
import { isWide } from '@/lib/browser/wide'
import { usePart } from '@/lib/lazy/use-part'

import { BarTools, TrackTools } from './components/bar-tools'
import { CurrentTrack } from './components/current-track'
import { PlaybackAnnouncer } from './components/playback-blocker'
import { SeekBar } from './components/seek-bar'
import { Transport } from './components/transport'
import { openPanel } from './panel-store'
import { preloadOverlays } from './preload-overlays'
import { START_TIME_PARAMETER } from './share-url'
import { SidePanelOutlet, usePanels } from './use-panels'
import { useShortcuts } from './use-shortcuts'

const loadChildBar = () => import('./child/child-bar').then(({ ChildBar }) => ChildBar)

/** Player below every screen; appears as soon as there is something to play. */
export function PlayerBar() {
  const isIdle = usePlayback(({ status }) => status === 'idle')
  // Deferred, so that rendering the bar doesn't delay the audio request that the click has just made.
  const wasIdle = useDeferredValue(isIdle)
  const isChild = useIsChild()
  // Loaded early, so that it appears with the first track.
  const [ChildBar] = usePart(loadChildBar, { when: isChild, onFail: 'leave out' })
  useEffect(() => {
    // Never stopped: playback continues on pages without the bar.
    startPlayback()
    const isShared = new URLSearchParams(window.location.search).has(START_TIME_PARAMETER)
    if (isShared) void import('./play-shared-link').then(({ playSharedLink }) => playSharedLink()).catch(() => {})
    const stops = [preloadOverlays(), openWithNewList()]
    return () => stops.forEach((stop) => stop())
  }, [])
  useShortcuts()
  usePanels()
  return (
    <>
      <PlaybackAnnouncer />
      {!isIdle && !wasIdle && <Bar childBar={isChild && ChildBar ? <ChildBar /> : null} />}
    </>
  )
}

/** Above the bottom navigation on narrow screens. */
const place = 'fixed inset-x-0 bottom-(--bottom-navigation-height) z-bar md:pb-[env(safe-area-inset-bottom)]'

/** Track, transport and tools; the outer columns are equally wide to center the transport. */
const COLUMNS =
  'flex items-center gap-3 px-3 pt-7 pb-2 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] md:gap-6 md:px-6 md:pt-2 min-[1024px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,5fr)]'

const publishBarHeight = publishHeight('--player-bar-height')

function Bar({ childBar }: { childBar: ReactNode }) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  return (
    <>
      <SidePanelOutlet />
      <section aria-label={t('Player')} ref={publishBarHeight} className={`${place} border-t border-divider bg-paper`}>
        {isChild ? (
          childBar
        ) : (
          <div className={COLUMNS}>
            <div className="flex min-w-0 flex-1 items-center gap-2">
              <CurrentTrack />
              <TrackTools />
            </div>
            <div className="flex flex-col items-center md:gap-0.5">
              <Transport />
              <SeekBar />
            </div>
            <BarTools />
          </div>
        )}
      </section>
    </>
  )
}

/**
 * Opens the now-playing view when a list starts on a phone, if `settings.player.mobile.auto_open_overlay` is on. Returns
 * a function that stops it.
 */
function openWithNewList(): () => void {
  let known = playback.get()
  return playback.subscribe(() => {
    const before = known
    known = playback.get()
    const isNewList = known.listenId !== before.listenId && known.queue.entries !== before.queue.entries
    if (!isNewList || !wantsSound(known) || known.isAutoplay || isWide()) return
    if (getBootstrap().settings.player.mobile.auto_open_overlay) openPanel('song')
  })
}
