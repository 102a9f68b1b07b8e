import { useInfiniteQuery } from '@tanstack/react-query'

import { libraryQueries } from '../queries'
import { useLibraryAddress } from '../use-library-address'
import { LibraryFrame } from './library-frame'
import type { LibraryPartProps } from './library-part'
import { LibrarySongs } from './library-songs'
import { PlaySongs } from './play-songs'

/** What the user has listened to, the latest first. */
export function PlayHistory({ section, userId }: LibraryPartProps) {
  const address = useLibraryAddress(section)
  const { query, order } = address
  const answer = useInfiniteQuery(libraryQueries.history({ userId, query, order }))
  const tracks = answer.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  return (
    <LibraryFrame
      section={section}
      address={address}
      answer={answer}
      count={tracks.length}
      shape="rows"
      play={<PlaySongs tracks={tracks} queueId={null} />}
    >
      {/* Not continued by the server: each song that plays on would come into its list. */}
      <LibrarySongs label={section.title} tracks={tracks} queueId={null} answer={answer} />
    </LibraryFrame>
  )
}
