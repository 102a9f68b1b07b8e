import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { publishHeight } from '@/lib/browser/publish-height'

import { CurrentTrack } from './components/current-track'
import { PlayPauseButton } from './components/play-pause-button'
import { PlaybackAnnouncer } from './components/playback-blocker'
import { NextButton, PreviousButton } from './components/transport'
import { SidePanelOutlet, usePanels } from './use-panels'
import { useShortcuts } from './use-shortcuts'

/** Player on screens without menus, such as sign-in: current track, transport and the usual shortcuts. */
export function CompactPlayer() {
  const isIdle = usePlayback(({ status }) => status === 'idle')
  useShortcuts()
  usePanels()
  return (
    <>
      <PlaybackAnnouncer />
      {!isIdle && <CompactBar />}
    </>
  )
}

const publishBarHeight = publishHeight('--player-bar-height')

function CompactBar() {
  const { t } = useTranslation()
  return (
    <>
      <SidePanelOutlet />
      <section
        aria-label={t('Player')}
        ref={publishBarHeight}
        className="pointer-events-none fixed inset-x-0 bottom-[var(--cookie-notice-height,0px)] z-bar px-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        <div className="pointer-events-auto mx-auto flex max-w-md animate-rise items-center gap-1 rounded-panel border border-divider bg-paper p-2 shadow-floating">
          <CurrentTrack />
          <PreviousButton />
          <PlayPauseButton isFull={false} />
          <NextButton />
        </div>
      </section>
    </>
  )
}
