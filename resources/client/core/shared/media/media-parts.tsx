import { Fragment } from 'react'

import type { Artist } from '@/contract/shapes/music'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'
import { StarOrnament } from '@/ui/pictures/star-ornament'

import type { MediaSummary } from './media-item'
import { useMediaLook } from './media-look'

type CoverProps = Pick<MediaSummary, 'image' | 'shape'> & {
  /** Width of the container. */
  className: string
  /** Rounding of a square cover. */
  rounding?: string
  /** Leads the page, so that it loads immediately. */
  isUrgent?: boolean
}

/**
 * Picture of a work or a person, with an ornament as fallback. It has no alt text, since the title is next to it.
 */
export function Cover({ image, shape, className, rounding = 'rounded-panel', isUrgent = false }: CoverProps) {
  return (
    <Image
      src={assetUrl(image)}
      alt=""
      ratio={1}
      isUrgent={isUrgent}
      fallback={!image && <StarOrnament className="size-[max(1.25rem,20%)]" />}
      className={classNames(className, shape === 'circle' ? 'rounded-full' : rounding)}
    />
  )
}

type ArtistLinksProps = {
  artists: Artist[]
  /** Truncates to one line with an ellipsis. */
  isOneLine?: boolean
  className?: string
}

/** Artist names as links to their pages; plain text under a MediaLook, as on a child's screens. */
export function ArtistLinks({ artists, isOneLine = false, className }: ArtistLinksProps) {
  if (useMediaLook())
    return (
      <span className={classNames(isOneLine && 'block truncate', className)}>
        {artists.map(({ name }) => name).join(', ')}
      </span>
    )
  return (
    <span className={classNames(isOneLine && 'flex max-w-full', className)}>
      {artists.map((artist, index) => (
        <Fragment key={artist.id}>
          {index > 0 && <span className="whitespace-pre">, </span>}
          <Link
            className={classNames(
              isOneLine ? 'truncate' : 'inline-block max-w-full align-top',
              'py-0.5 hover:underline',
            )}
            to={paths.artist.link(artist)}
          >
            {artist.name}
          </Link>
        </Fragment>
      ))}
    </span>
  )
}

type MediaTitleProps = { title: string; to: string | null; lines?: 1 | 2; className?: string }

const truncation = { 1: 'block truncate', 2: 'line-clamp-2' } as const

/** Title of an item, truncated to one or two lines, with the full text on hover and a link to the item's page. */
export function MediaTitle({ title, to, lines = 1, className }: MediaTitleProps) {
  return (
    <p className={classNames('font-bold', className)} title={title}>
      {to ? (
        <Link to={to} className={classNames(truncation[lines], 'hover:underline')}>
          {title}
        </Link>
      ) : (
        <span className={truncation[lines]}>{title}</span>
      )}
    </p>
  )
}
