import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { publishHeight } from '@/lib/browser/publish-height'

import { NowPlaying } from './components/now-playing'
import { PlayPauseButton } from './components/play-pause-button'
import { SidePanelPlace } from './components/side-panel-place'
import { TrackAnnouncer } from './components/track-announcer'
import { NextButton, PreviousButton } from './components/transport'
import { usePanels } from './use-panels'
import { useShortcuts } from './use-shortcuts'

/** The player on screens without menus, such as sign-in: the song and its transport, with the same shortcuts as everywhere. */
export function CompactPlayer() {
  const isIdle = usePlayback(({ status }) => status === 'idle')
  useShortcuts()
  usePanels()
  return (
    <>
      <TrackAnnouncer />
      {!isIdle && <CompactBar />}
    </>
  )
}

const tellHeight = publishHeight('--player-bar-height')

function CompactBar() {
  const { t } = useTranslation()
  return (
    <>
      <SidePanelPlace />
      <section
        aria-label={t('Player')}
        ref={tellHeight}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-bar px-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        <div className="pointer-events-auto mx-auto flex max-w-md animate-rise items-center gap-1 rounded-panel border border-divider bg-paper p-2 shadow-floating">
          <NowPlaying />
          <PreviousButton />
          <PlayPauseButton isFull={false} />
          <NextButton />
        </div>
      </section>
    </>
  )
}
