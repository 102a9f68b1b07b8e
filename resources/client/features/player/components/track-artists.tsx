import { Fragment } from 'react'

import type { Artist } from '@/contract/music'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { Link } from '@/ui/links/link'

/** As high as a line of 24 pixels, a target (WCAG 2.5.8), and no wider than there is room. */
const LINK = 'truncate hover:underline'

/** Who sings, each leading to their page; `replace` where what is left is no page of its own. For a child they are words alone. */
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
