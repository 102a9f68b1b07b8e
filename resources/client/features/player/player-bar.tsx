import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { startPlayback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { publishHeight } from '@/lib/browser/publish-height'
import { useLazyPart } from '@/ui/use-lazy-part'

import { BarTools } from './components/bar-tools'
import { NowPlaying } from './components/now-playing'
import { SeekBar } from './components/seek-bar'
import { SidePanelPlace } from './components/side-panel-place'
import { TrackAnnouncer } from './components/track-announcer'
import { TrackTools } from './components/track-tools'
import { Transport } from './components/transport'
import { START_PARAMETER } from './song-link'
import { useAutoOpen } from './use-auto-open'
import { usePanels } from './use-panels'
import { useShortcuts } from './use-shortcuts'
import { warmOverlays } from './warm-overlays'

const loadChildBar = () => import('./child/child-bar').then(({ ChildBar }) => ChildBar)

/** What plays and how to steer it, below every screen; there as soon as there is something to play. */
export function PlayerBar() {
  const isIdle = usePlayback(({ status }) => status === 'idle')
  // The press has asked for the sound, whose request and first bytes come between the pieces of a deferred render.
  const wasIdle = useDeferredValue(isIdle)
  const childBar = useChildBar()
  // For life: what plays goes on where there is no bar.
  useEffect(() => {
    startPlayback()
    const isShared = new URLSearchParams(window.location.search).has(START_PARAMETER)
    if (isShared) void import('./start-at-second').then(({ startAtSecond }) => startAtSecond()).catch(() => {})
  }, [])
  useEffect(() => warmOverlays(), [])
  useShortcuts()
  usePanels()
  useAutoOpen()
  return (
    <>
      <TrackAnnouncer />
      {!isIdle && !wasIdle && <Bar childBar={childBar} />}
    </>
  )
}

/** A child's own controls, loaded before the first song: they have to appear with it. */
function useChildBar() {
  const isChild = useIsChild()
  const [ChildBar, load] = useLazyPart(loadChildBar)
  const prepare = useEffectEvent(load)
  useEffect(() => {
    if (isChild) prepare()
  }, [isChild])
  return isChild && ChildBar ? <ChildBar /> : null
}

/** Above the main menu on narrow screens. */
const place = 'fixed inset-x-0 bottom-(--bottom-navigation-height) z-bar md:pb-[env(safe-area-inset-bottom)]'

/** The song, its transport and the tools; the sides are as wide as each other, so that the transport is in the middle. */
const COLUMNS =
  'flex items-center gap-3 px-3 pt-7 pb-2 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] md:gap-6 md:px-6 md:pt-2 min-[1024px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,5fr)]'

const tellHeight = publishHeight('--player-bar-height')

function Bar({ childBar }: { childBar: ReactNode }) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  return (
    <>
      <SidePanelPlace />
      <section aria-label={t('Player')} ref={tellHeight} className={`${place} border-t border-divider bg-paper`}>
        {isChild ? (
          childBar
        ) : (
          <div className={COLUMNS}>
            <div className="flex min-w-0 flex-1 items-center gap-2">
              <NowPlaying />
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
