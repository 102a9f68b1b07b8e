import { useInfiniteQuery } from '@tanstack/react-query'

import { useLikedOnly } from '@/core/shared/media/likes/use-liked-only'

import { libraryQueries } from '../queries'
import { useLibraryAddress } from '../use-library-address'
import { LibraryCards } from './library-cards'
import { LibraryFrame } from './library-frame'
import type { LibraryPartProps } from './library-part'

/** The artists the user follows. */
export function LikedArtists({ section, userId }: LibraryPartProps) {
  const address = useLibraryAddress(section)
  const { query, order } = address
  const answer = useInfiniteQuery(libraryQueries.artists({ userId, query, order }))
  const artists = useLikedOnly(answer.data?.pages.flatMap(({ pagination }) => pagination.items) ?? [])
  return (
    <LibraryFrame section={section} address={address} answer={answer} count={artists.length} shape="cards">
      <LibraryCards label={section.title} items={artists} answer={answer} />
    </LibraryFrame>
  )
}
