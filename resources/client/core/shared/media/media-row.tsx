import type { Track } from '@/contract/music'
import { classNames } from '@/lib/class-names'

import { ArtistLinks } from './artist-links'
import { Cover } from './cover'
import { type MediaItem, summarise } from './media-item'
import { useMediaLook } from './media-look'
import { MediaTitle } from './media-title'
import { MENU_TARGET, menuOf } from './menu/media-menu-store'
import { MoreButton } from './menu/more-button'
import { PlayItemButton } from './play-item-button'

type MediaRowProps = {
  item: MediaItem
  siblings: Track[]
  /** A virtual list has items of its own around its rows. */
  as?: 'li' | 'div' | undefined
}

/** One line of the list layout, as music is shown here. */
export function MediaRow(props: MediaRowProps) {
  const Row = useMediaLook()?.Row ?? UsualRow
  return <Row {...props} />
}

function UsualRow({ item, siblings, as: Row = 'li' }: MediaRowProps) {
  const { title, to, image, shape, artists } = summarise(item)
  return (
    <Row
      ref={menuOf({ item })}
      className={classNames('group flex items-center gap-3 rounded-panel p-2 hover:bg-hover', MENU_TARGET)}
    >
      <Cover image={image} shape={shape} className="size-12" rounding="rounded-small" />
      <div className="min-w-0 flex-1">
        <MediaTitle title={title} to={to} />
        {artists.length > 0 && <ArtistLinks artists={artists} isOneLine className="text-sm text-muted" />}
      </div>
      <MoreButton item={item} size="sm" />
      <PlayItemButton item={item} siblings={siblings} />
    </Row>
  )
}
