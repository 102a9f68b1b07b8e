import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { Image } from '@/ui/pictures/image'
import { StarOrnament } from '@/ui/pictures/star-ornament'

import type { MediaSummary } from './media-item'

type CoverProps = Pick<MediaSummary, 'image' | 'shape'> & {
  /** Width of the frame. */
  className: string
  /** Rounding of a square cover. */
  rounding?: string
}

/**
 * Picture of a work or a person, with an ornament as fallback. It has no alt text, since the title is next to it.
 */
export function Cover({ image, shape, className, rounding = 'rounded-panel' }: CoverProps) {
  return (
    <Image
      src={assetUrl(image)}
      alt=""
      ratio={1}
      fallback={!image && <StarOrnament className="size-[max(1.25rem,20cqw)]" />}
      className={classNames('@container', className, shape === 'circle' ? 'rounded-full' : rounding)}
    />
  )
}
