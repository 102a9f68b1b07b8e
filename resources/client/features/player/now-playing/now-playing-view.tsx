import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import type { Track } from '@/contract/shapes/music'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { useDialogContext } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { trackCover } from '@/core/shared/playback/track-cover'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { SHORTCUTS_MARK } from '@/core/shared/shortcuts/page-shortcuts'
import { WIDE } from '@/lib/browser/wide'
import { classNames } from '@/lib/class-names'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { IconButton } from '@/ui/buttons/icon-button'

import { QueuePanel } from '../queue/queue-panel'
import { SleepTimerButton } from '../settings/sleep-timer-status'
import { growCover } from './grow-cover'
import { Lyrics, useLyrics } from './lyrics'
import { type Side, NowPlayingControls } from './now-playing-controls'
import { NowPlayingCover } from './now-playing-cover'

const LAYOUT =
  'relative isolate flex h-[calc(100dvh-3rem)] w-full flex-col md:h-(--visual-viewport-height) md:w-screen md:bg-paper'

const BODY =
  'mx-auto grid min-h-0 w-full max-w-page flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] gap-4 px-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:gap-6 md:px-10 md:pb-8'

/** In portrait, cover and controls share a row above the full-width lyrics or queue. */
const TWO_COLUMNS =
  'landscape:md:grid-cols-2 landscape:md:gap-x-12 portrait:md:grid-cols-[17rem_minmax(0,1fr)] portrait:md:grid-rows-[19rem_minmax(0,1fr)] portrait:md:gap-x-8 portrait:md:*:last:self-center'

/** For a child in landscape, controls go beside the cover, which gets the full height. */
const CHILD_COLUMNS =
  'landscape:md:grid-cols-2 landscape:md:grid-rows-1 landscape:md:gap-x-12 landscape:md:*:last:self-center'

function columnsOf(side: Side | null, isChild: boolean): string {
  if (side !== null) return TWO_COLUMNS
  return isChild ? CHILD_COLUMNS : ''
}

/** Full view of the current track: cover, controls, and lyrics or queue. */
export function NowPlayingView({ close }: DialogProps) {
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  return track && <NowPlaying track={track} close={close} />
}

function NowPlaying({ track, close }: DialogProps & { track: Track }) {
  const { t } = useTranslation()
  const { titleId } = useDialogContext()
  const isWide = useMediaQuery(WIDE)
  const isChild = useIsChild()
  const [selectedSide, setSide] = useState<Side | null>()
  const defaultSide = useDefaultSide(track, isWide)
  const side = selectedSide === undefined ? defaultSide : selectedSide
  return (
    <div ref={growCover} {...{ [SHORTCUTS_MARK]: '' }} className={LAYOUT}>
      <CoverBackdrop track={track} />
      <div aria-hidden className="mx-auto mt-2 h-1.5 w-10 shrink-0 rounded-full bg-edge md:hidden" />
      <div className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 px-2 py-1 md:px-6 md:py-4">
        <IconButton
          label={t('Close')}
          word={isChild ? t('Close') : undefined}
          icon={<ChevronDown aria-hidden />}
          onClick={() => close()}
          className="justify-self-start"
        />
        <h2 id={titleId} className="text-sm text-muted">
          {t('Now playing')}
        </h2>
        <div className="flex min-w-0 justify-end">
          <SleepTimerButton />
        </div>
      </div>
      <div className={classNames(BODY, columnsOf(side, isChild))}>
        {(side === null || isWide) && <NowPlayingCover track={track} />}
        {side !== null && (
          <section
            aria-label={side === 'lyrics' ? t('Lyrics') : t('Queue')}
            className="flex min-h-0 flex-col landscape:md:col-start-2 landscape:md:row-span-2 landscape:md:row-start-1 portrait:md:col-span-2 portrait:md:row-start-2"
          >
            {side === 'lyrics' ? <Lyrics key={track.id} track={track} /> : <QueuePanel />}
          </section>
        )}
        <NowPlayingControls track={track} side={side} onSide={setSide} />
      </div>
    </div>
  )
}

/**
 * Returns what to show until the user chooses. Wide screens: lyrics, else the queue. Phones: loaded lyrics if the site
 * opens them automatically (`lyrics_automate`). Children who may not read yet: only the cover.
 */
function useDefaultSide(track: Track, isWide: boolean): Side | null {
  const isChild = useIsChild()
  const { hide_lyrics, lyrics_automate, hide_queue } = useSettings().player
  const wantsLyrics = !isChild && !hide_lyrics && (isWide || lyrics_automate)
  const { query, hasNone } = useLyrics(track, wantsLyrics)
  if (wantsLyrics && !hasNone && (isWide || query.data)) return 'lyrics'
  return isWide && !isChild && !hide_queue ? 'queue' : null
}

/** Blurred cover as the background, faint enough to keep the text's contrast. */
function CoverBackdrop({ track }: { track: Track }) {
  const src = trackCover(track)
  if (!src) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 [z-index:-1] overflow-hidden rounded-t-panel md:rounded-none"
    >
      <img src={src} alt="" className="size-full scale-125 object-cover opacity-15 [filter:blur(4rem)_saturate(1.5)]" />
    </div>
  )
}
