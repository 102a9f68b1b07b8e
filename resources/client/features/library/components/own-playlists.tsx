import { useInfiniteQuery } from '@tanstack/react-query'

import { NewPlaylistButton } from '@/core/shared/media/new-playlist-button'

import { libraryQueries } from '../queries'
import { useLibraryAddress } from '../use-library-address'
import { LibraryCards } from './library-cards'
import { LibraryFrame } from './library-frame'
import type { LibraryPartProps } from './library-part'

/** The playlists the user has made or follows. */
export function OwnPlaylists({ section, userId }: LibraryPartProps) {
  const address = useLibraryAddress(section)
  const { query, order } = address
  const answer = useInfiniteQuery(libraryQueries.playlists({ userId, query, order }))
  const playlists = answer.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  return (
    <LibraryFrame
      section={section}
      address={address}
      answer={answer}
      count={playlists.length}
      shape="cards"
      action={<NewPlaylistButton />}
    >
      <LibraryCards label={section.title} items={playlists} answer={answer} />
    </LibraryFrame>
  )
}
