import { Fragment } from 'react'
import { Link } from 'react-router-dom'

import type { Artist } from '@/contract/music'
import { paths } from '@/core/navigation/paths'

import { useMediaLook } from './media-look'

/** Names of artists, each leading to its page; where music is shown in another way they are words alone. */
export function ArtistLinks({ artists, className }: { artists: Artist[]; className?: string }) {
  if (useMediaLook()) return <span className={className}>{artists.map(({ name }) => name).join(', ')}</span>
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
