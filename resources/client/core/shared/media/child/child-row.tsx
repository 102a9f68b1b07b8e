import { ChevronRight } from 'lucide-react'

import type { Track } from '@/contract/music'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { type MediaItem, summarise } from '../media-item'
import { indexAmong } from '../play-options'
import { ChildTrackRow } from './child-track-row'

type ChildRowProps = { item: MediaItem; siblings: Track[]; as?: 'li' | 'div' | undefined }

/** A line of a list: a song plays, everything else leads on. */
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
