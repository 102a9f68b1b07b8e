import { Fragment } from 'react'

import type { Artist } from '@/contract/music'
import { paths } from '@/core/platform/navigation/paths'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { useMediaLook } from './media-look'

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
