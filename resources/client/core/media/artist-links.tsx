import { Fragment } from 'react'
import { Link } from 'react-router-dom'

import type { Artist } from '@/contract/music'
import { paths } from '@/core/navigation/paths'

/** Names of artists, each leading to its page. */
export function ArtistLinks({ artists, className }: { artists: Artist[]; className?: string }) {
  return (
    <span className={className}>
      {artists.map((artist, index) => (
        <Fragment key={artist.id}>
          {index > 0 && ', '}
          <Link className="inline-block py-0.5 align-top hover:underline" to={paths.artist.link(artist)}>
            {artist.name}
          </Link>
        </Fragment>
      ))}
    </span>
  )
}
