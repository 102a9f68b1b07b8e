import { Music } from 'lucide-react'
import type { MouseEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { trackCover } from '@/core/shared/playback/track-cover'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Link } from '@/ui/links/link'
import { loadMovingParts } from '@/ui/motion/use-moving-parts'
import { Image } from '@/ui/pictures/image'

import { CoverFlight } from '../now-playing/cover-flight'
import { BAR_COVER_ID, openPanel } from '../panel-store'
import { loadPanels } from '../use-panels'
import { useTrackSwipe } from '../use-track-swipe'
import { playbackBlocker, BlockerNote } from './playback-blocker'
import { TrackArtists } from './track-artists'

const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey)

function open(event: MouseEvent): void {
  if (!isPlainPress(event)) return
  event.preventDefault()
  openPanel('song')
}

const prepare = () => {
  void loadPanels().catch(() => {})
  void loadMovingParts()
}

/**
 * Cover, title and artists of the current track, or its playback blocker. A click opens the now-playing view, a swipe
 * plays the next or previous track.
 */
export function CurrentTrack() {
  const { t } = useTranslation()
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  const isBlocked = usePlayback((state) => playbackBlocker(state) !== null)
  const gestures = useTrackSwipe()
  if (!track) return null
  return (
    <div
      {...gestures}
      className="relative flex min-h-target min-w-0 flex-1 touch-pan-y items-center gap-3 transition-[translate]"
    >
      <span id={BAR_COVER_ID} className="flex">
        <Image
          src={trackCover(track)}
          alt=""
          className="size-12 rounded-small md:size-14"
          fallback={<Music className="size-6" />}
          isUrgent
        />
      </span>
      <CoverFlight />
      <div className="min-w-0 max-md:pt-2">
        <p className="flex leading-6 font-bold">
          <Link
            to={paths.track.link(track)}
            title={t('Now playing')}
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={prepare}
            onFocus={prepare}
            className="truncate after:absolute after:inset-0 after:rounded-small after:content-[''] hover:underline"
          >
            {track.name}
          </Link>
        </p>
        <p className="flex gap-3 text-sm leading-6 text-muted">
          {isBlocked ? (
            <BlockerNote />
          ) : (
            // On touch screens the artist links are too small to hit apart from the title.
            <span className="relative z-above flex min-w-0 max-md:pointer-events-none">
              <TrackArtists artists={track.artists} />
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
