import { ChevronRight, LoaderCircle, Pause, Play } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { type PlayButton, usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { type MediaItem, summarise } from '../media-item'
import { indexAmong } from '../play-buttons'

type ChildRowProps = { item: MediaItem; siblings: Track[]; as?: 'li' | 'div' | undefined }

/** A row of a list: a track plays, any other item is a link. */
export function ChildRow({ item, siblings, as: Row = 'li' }: ChildRowProps) {
  const { title, to, image, shape } = summarise(item)
  if (item.model_type === 'track') {
    const index = indexAmong(siblings, item)
    return <ChildTrackRow tracks={index < 0 ? [item] : siblings} index={Math.max(0, index)} queueId={null} as={Row} />
  }
  return (
    <Row className="py-1">
      <Link to={to ?? ''} className="flex items-center gap-4 rounded-panel p-2 hover:bg-hover">
        <Image
          src={image ? assetUrl(image) : null}
          alt=""
          ratio={1}
          className={classNames('size-20 shrink-0', shape === 'circle' ? 'rounded-full' : 'rounded-cover')}
        />
        <span className="line-clamp-2 min-w-0 flex-1 text-lg font-bold">{title}</span>
        <ChevronRight aria-hidden className="size-7 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </Row>
  )
}

type ChildTrackRowProps = { tracks: Track[]; index: number; queueId: string | null; as?: 'li' | 'div' | undefined }

/** A track in a list; the whole row is the play button. */
export function ChildTrackRow({ tracks, index, queueId, as: Row = 'li' }: ChildTrackRowProps) {
  const { t } = useTranslation()
  const button = usePlayButton({ tracks, index, queueId })
  const track = tracks[index]
  if (!track) return null
  const { name, artists, album } = track
  const image = track.image ?? album?.image
  return (
    <Row className="py-1">
      <button
        type="button"
        onClick={button.toggle}
        aria-label={t(button.isPlaying ? 'Pause :name' : 'Play :name', { name })}
        aria-current={button.isCurrent || undefined}
        className={classNames(
          'flex w-full items-center gap-4 rounded-panel p-2 text-start hover:bg-hover',
          button.isCurrent && 'bg-selected text-primary',
        )}
      >
        <Image src={image ? assetUrl(image) : null} alt="" ratio={1} className="size-20 shrink-0 rounded-cover" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-lg font-bold">{name}</span>
          <span className="block truncate text-muted">{artists.map((artist) => artist.name).join(', ')}</span>
        </span>
        <PlaySign button={button} />
      </button>
    </Row>
  )
}

/** Thumb-sized play, pause or loading icon on a cover, which is the button. */
export function PlaySign({ button: { isPlaying, isLoading }, className }: { button: PlayButton; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'wooden-key grid size-target shrink-0 place-items-center rounded-full bg-primary text-on-primary',
        className,
      )}
    >
      {isLoading ? (
        <LoaderCircle className="size-7 animate-spin" />
      ) : isPlaying ? (
        <Pause className="size-7" fill="currentColor" />
      ) : (
        <Play className="size-7" fill="currentColor" />
      )}
    </span>
  )
}
