import { Fragment } from 'react'

import type { Artist } from '@/contract/shapes/music'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { Link } from '@/ui/links/link'

/** The line height of 24 px meets the minimum target size (WCAG 2.5.8). */
const LINK = 'truncate hover:underline'

/** Links to the track's artists, plain text for a child; `replace` inside panels, to drop their history entry. */
export function TrackArtists({ artists, replace }: { artists: Artist[]; replace?: boolean }) {
  if (useIsChild()) return <span className="truncate">{artists.map(({ name }) => name).join(', ')}</span>
  return artists.map((artist, index) => (
    <Fragment key={artist.id}>
      {index > 0 && <span className="whitespace-pre">, </span>}
      <Link to={paths.artist.link(artist)} replace={replace ?? false} className={LINK}>
        {artist.name}
      </Link>
    </Fragment>
  ))
}
