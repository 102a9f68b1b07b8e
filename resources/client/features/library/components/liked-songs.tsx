import { useInfiniteQuery } from '@tanstack/react-query'

import { useLikedOnly } from '@/core/shared/media/likes/use-liked-only'
import { queueIdOf } from '@/core/shared/playback/queue/queue-id'

import { libraryQueries } from '../queries'
import { useLibraryAddress } from '../use-library-address'
import { LibraryFrame } from './library-frame'
import type { LibraryPartProps } from './library-part'
import { LibrarySongs } from './library-songs'
import { PlaySongs } from './play-songs'

/** The songs the user likes, to be played one after the other. */
export function LikedSongs({ section, userId }: LibraryPartProps) {
  const address = useLibraryAddress(section)
  const { query, order } = address
  const answer = useInfiniteQuery(libraryQueries.songs({ userId, query, order }))
  const tracks = useLikedOnly(answer.data?.pages.flatMap(({ pagination }) => pagination.items) ?? [])
  // A search is no list of the server's: it would go on with all the rest.
  const queueId = query
    ? null
    : queueIdOf('user', userId, { kind: 'libraryTracks', order: { column: order.orderBy, direction: order.orderDir } })
  return (
    <LibraryFrame
      section={section}
      address={address}
      answer={answer}
      count={tracks.length}
      shape="rows"
      play={<PlaySongs tracks={tracks} queueId={queueId} />}
    >
      <LibrarySongs label={section.title} tracks={tracks} queueId={queueId} answer={answer} />
    </LibraryFrame>
  )
}
