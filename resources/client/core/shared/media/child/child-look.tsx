import { ChevronRight } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { type PlayButtonOptions, usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { type MediaItem, summarise } from '../media-item'
import type { MediaLook } from '../media-look'
import { playOptions } from '../play-buttons'
import { ChildRow, ChildTrackRow, PlaySign } from './child-rows'

/** A cover that plays on tap; the name below links to the item's tracks. */
function ChildCard({ item, siblings }: { item: MediaItem; siblings: Track[] }) {
  const options = playOptions(item, siblings)
  const { title, to } = summarise(item)
  if (!options) return <LinkCard item={item} />
  return (
    <article className="min-w-0">
      <PlayingCover item={item} options={options} />
      {item.model_type === 'track' || !to ? (
        <p className="mt-1 line-clamp-2 min-h-target py-2 text-lg font-bold">{title}</p>
      ) : (
        <Link to={to} className="mt-1 flex min-h-target items-center gap-1 rounded-input py-1 font-bold hover:bg-hover">
          <span className="line-clamp-2 min-w-0 flex-1 text-lg">{title}</span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-muted rtl:-scale-x-100" />
        </Link>
      )}
    </article>
  )
}

function PlayingCover({ item, options }: { item: MediaItem; options: PlayButtonOptions }) {
  const { t } = useTranslation()
  const button = usePlayButton(options)
  const name = summarise(item).title
  return (
    <button
      type="button"
      {...button.intent}
      onClick={button.toggle}
      aria-label={t(button.isPlaying ? 'Pause :name' : 'Play :name', { name })}
      className={classNames(
        shapeOf(item),
        'relative block w-full outline-offset-4 transition-press active:[scale:0.97]',
        button.isCurrent && 'outline-4 outline-primary',
      )}
    >
      <Cover item={item} />
      <PlaySign button={button} className="absolute end-2 bottom-2" />
    </button>
  )
}

/** Card of an item that cannot be played, such as a genre: the whole card is a link. */
function LinkCard({ item }: { item: MediaItem }) {
  const { title, to } = summarise(item)
  return (
    <article className="min-w-0">
      <Link to={to ?? ''} className="block rounded-panel">
        <Cover item={item} />
        <span className="line-clamp-2 min-h-target py-2 text-lg font-bold">{title}</span>
      </Link>
    </article>
  )
}

const shapeOf = (item: MediaItem): string => (summarise(item).shape === 'circle' ? 'rounded-full' : 'rounded-panel')

function Cover({ item }: { item: MediaItem }) {
  const { image } = summarise(item)
  return <Image src={image ? assetUrl(image) : null} alt="" ratio={1} className={classNames('w-full', shapeOf(item))} />
}

/** Components for children who cannot read yet: the cover is the button. */
export const childLook: MediaLook = { Card: ChildCard, Row: ChildRow, TrackRow: ChildTrackRow }
