import { useInfiniteQuery } from '@tanstack/react-query'

import { useLikedOnly } from '@/core/shared/media/likes/use-liked-only'

import { libraryQueries } from '../queries'
import { useLibraryAddress } from '../use-library-address'
import { LibraryCards } from './library-cards'
import { LibraryFrame } from './library-frame'
import type { LibraryPartProps } from './library-part'

/** The albums the user likes. */
export function LikedAlbums({ section, userId }: LibraryPartProps) {
  const address = useLibraryAddress(section)
  const { query, order } = address
  const answer = useInfiniteQuery(libraryQueries.albums({ userId, query, order }))
  const albums = useLikedOnly(answer.data?.pages.flatMap(({ pagination }) => pagination.items) ?? [])
  return (
    <LibraryFrame section={section} address={address} answer={answer} count={albums.length} shape="cards">
      <LibraryCards label={section.title} items={albums} answer={answer} />
    </LibraryFrame>
  )
}
