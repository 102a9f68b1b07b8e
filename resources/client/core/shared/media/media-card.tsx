import type { Track } from '@/contract/music'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { ArtistLinks } from './artist-links'
import { Cover } from './cover'
import { type MediaItem, summarise } from './media-item'
import { useMediaLook } from './media-look'
import { MediaTitle } from './media-title'
import { MENU_TARGET, menuOf } from './menu/media-menu-store'
import { MoreButton } from './menu/more-button'
import { PlayItemButton } from './play-item-button'
import { REVEALED } from './revealed-style'

type MediaCardProps = { item: MediaItem; siblings: Track[] }

/** A cover with its title, as music is shown here. */
export function MediaCard(props: MediaCardProps) {
  const Card = useMediaLook()?.Card ?? UsualCard
  return <Card {...props} />
}

/** The cover leads to the item, the button on it plays it. */
function UsualCard({ item, siblings }: MediaCardProps) {
  const { title, to, image, shape, artists } = summarise(item)
  const isRound = shape === 'circle'
  const cover = (
    <Cover image={image} shape={shape} className="w-full transition-transform duration-200 group-hover:scale-[1.02]" />
  )
  return (
    <article
      ref={menuOf({ item })}
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
        <PlayItemButton item={item} siblings={siblings} className="absolute right-2 bottom-2" />
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
