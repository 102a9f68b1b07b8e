import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { useDialogFrame } from '@/core/shared/dialogs/dialog-frame'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { SHORTCUTS_MARK } from '@/core/shared/shortcuts/is-taken-key'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { useMediaQuery, WIDE } from '@/ui/use-media-query'

import { QueuePanel } from '../queue/queue-panel'
import { Lyrics } from './lyrics'
import type { Side } from './side'
import { SleepSign } from './sleep-sign'
import { SongBackdrop } from './song-backdrop'
import { SongControls } from './song-controls'
import { SongCover } from './song-cover'
import { useGrowingCover } from './use-growing-cover'
import { useUsualSide } from './use-usual-side'

const FRAME =
  'relative isolate flex h-[calc(100dvh-3rem)] w-full flex-col md:h-(--visual-viewport-height) md:w-screen md:bg-paper'

const BODY =
  'mx-auto grid min-h-0 w-full max-w-page flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] gap-4 px-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:gap-6 md:px-10 md:pb-8'

/** On a screen that stands, the picture and what steers are side by side, and below them there is all the width for the words. */
const TWO_COLUMNS =
  'landscape:md:grid-cols-2 landscape:md:gap-x-12 portrait:md:grid-cols-[17rem_minmax(0,1fr)] portrait:md:grid-rows-[19rem_minmax(0,1fr)] portrait:md:gap-x-8 portrait:md:*:last:self-center'

/** A child's picture leads: on a screen that lies, what steers stands beside it, and leaves it all the height. */
const BESIDE = 'landscape:md:grid-cols-2 landscape:md:grid-rows-1 landscape:md:gap-x-12 landscape:md:*:last:self-center'

function columnsOf(side: Side | null, isChild: boolean): string {
  if (side !== null) return TWO_COLUMNS
  return isChild ? BESIDE : ''
}

/** The song that is on, in full: its picture, who sings, where it is, its words or what comes next. */
export function SongView({ close }: DialogProps) {
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  return track && <Song track={track} close={close} />
}

function Song({ track, close }: DialogProps & { track: Track }) {
  const { t } = useTranslation()
  const { titleId } = useDialogFrame()
  const isWide = useMediaQuery(WIDE)
  const isChild = useIsChild()
  const view = useGrowingCover()
  const [chosen, setSide] = useState<Side | null>()
  const usual = useUsualSide(track, isWide)
  const side = chosen === undefined ? usual : chosen
  return (
    <div ref={view} {...{ [SHORTCUTS_MARK]: '' }} className={FRAME}>
      <SongBackdrop track={track} />
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
          <SleepSign />
        </div>
      </div>
      <div className={classNames(BODY, columnsOf(side, isChild))}>
        {(side === null || isWide) && <SongCover track={track} />}
        {side !== null && (
          <section
            aria-label={side === 'lyrics' ? t('Lyrics') : t('Queue')}
            className="flex min-h-0 flex-col landscape:md:col-start-2 landscape:md:row-span-2 landscape:md:row-start-1 portrait:md:col-span-2 portrait:md:row-start-2"
          >
            {side === 'lyrics' ? <Lyrics key={track.id} track={track} /> : <QueuePanel />}
          </section>
        )}
        <SongControls track={track} side={side} onSide={setSide} />
      </div>
    </div>
  )
}
