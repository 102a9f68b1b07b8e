import type { Track } from '@/contract/shapes/music'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { type MediaItem, summarise } from './media-item'
import { useMediaLook } from './media-look'
import { ArtistLinks, Cover, MediaTitle } from './media-parts'
import { mediaMenuRef, MENU_TARGET } from './menu/media-menu-store'
import { MoreButton, REVEALED } from './menu/more-button'
import { PlayItemButton } from './play-buttons'

type MediaCardProps = { item: MediaItem; siblings: Track[] }

/** A cover with its title; a MediaLook can replace it. */
export function MediaCard(props: MediaCardProps) {
  const Card = useMediaLook()?.Card ?? StandardCard
  return <Card {...props} />
}

/** The cover links to the item's page, and the button on it plays the item. */
function StandardCard({ item, siblings }: MediaCardProps) {
  const { title, to, image, shape, artists } = summarise(item)
  const isRound = shape === 'circle'
  const cover = (
    <Cover image={image} shape={shape} className="w-full transition-transform duration-200 group-hover:scale-[1.02]" />
  )
  return (
    <article
      ref={mediaMenuRef({ item })}
      className={classNames('group relative min-w-0', MENU_TARGET, isRound && 'text-center')}
    >
      <div className="relative">
        {to ? (
          <Link to={to} tabIndex={-1} aria-hidden className="block">
            {cover}
          </Link>
        ) : (
          cover
        )}
        <PlayItemButton
          item={item}
          siblings={siblings}
          className="absolute right-2 bottom-2"
          idleClassName={REVEALED}
        />
      </div>
      <div className={classNames('relative mt-2 pe-6', isRound && 'ps-6')}>
        <MediaTitle title={title} to={to} lines={2} />
        {artists.length > 0 && <ArtistLinks artists={artists} isOneLine className="text-sm text-muted" />}
        <div className="absolute -end-2.5 -top-1.5">
          <MoreButton item={item} size="sm" className={REVEALED} />
        </div>
      </div>
    </article>
  )
}
