import type { Track } from '@/contract/music'
import { assetUrl } from '@/core/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { Image } from '@/ui/image'

import { type MediaItem, summarise } from './media-item'
import { ArtistLinks } from './artist-links'
import { MediaTitle } from './media-title'
import { PlayItemButton } from './play-item-button'

type MediaRowProps = { item: MediaItem; siblings: Track[] }

/** One line of the list layout. */
export function MediaRow({ item, siblings }: MediaRowProps) {
  const { title, to, image, shape, artists } = summarise(item)
  return (
    <li className="flex items-center gap-3 rounded-panel p-2 hover:bg-hover">
      <Image
        src={image ? assetUrl(image) : null}
        alt=""
        ratio={1}
        className={classNames('size-12 shrink-0', shape === 'circle' ? 'rounded-full' : 'rounded-button')}
      />
      <div className="min-w-0 flex-1">
        <MediaTitle title={title} to={to} />
        {artists.length > 0 && <ArtistLinks artists={artists} className="block truncate text-sm text-muted" />}
      </div>
      <PlayItemButton item={item} siblings={siblings} />
    </li>
  )
}
