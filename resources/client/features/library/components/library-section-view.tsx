import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useLikedOnly } from '@/core/shared/media/likes/use-like'
import { PlayAllButton, ShuffleButton } from '@/core/shared/media/play-all-buttons'
import { useNewPlaylist } from '@/core/shared/media/playlists'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { Button } from '@/ui/buttons/button'

import { libraryQueries } from '../queries'
import { type LibrarySection, useLibraryParams } from '../sections'
import { LibraryLayout } from './library-layout'
import { LibraryCards, LibraryTracks } from './library-lists'

type LibrarySectionProps = { section: LibrarySection; userId: number }

const views: Record<LibrarySection['id'], ComponentType<LibrarySectionProps>> = {
  songs: LikedTracks,
  albums: LikedAlbums,
  artists: LikedArtists,
  playlists: OwnPlaylists,
  history: PlayHistory,
}

/** Renders the section named in the URL. */
export function LibrarySectionView(props: LibrarySectionProps) {
  const View = views[props.section.id]
  return <View {...props} />
}

/** Plays a section's tracks, in order or shuffled. */
function PlayButtons(props: { tracks: Track[]; queueId: string | null }) {
  return (
    <>
      <PlayAllButton {...props} />
      <ShuffleButton {...props} />
    </>
  )
}

function LikedTracks({ section, userId }: LibrarySectionProps) {
  const params = useLibraryParams(section)
  const { query, order } = params
  const result = useInfiniteQuery(libraryQueries.tracks({ userId, query, order }))
  const tracks = useLikedOnly(result.data?.pages.flatMap(({ pagination }) => pagination.items) ?? [])
  // No queue id while searching: the server would continue the queue with the whole library.
  const queueId = query
    ? null
    : queueIdOf('user', userId, { kind: 'libraryTracks', order: { column: order.orderBy, direction: order.orderDir } })
  return (
    <LibraryLayout
      section={section}
      params={params}
      result={result}
      count={tracks.length}
      shape="rows"
      play={<PlayButtons tracks={tracks} queueId={queueId} />}
    >
      <LibraryTracks label={section.title} tracks={tracks} queueId={queueId} result={result} />
    </LibraryLayout>
  )
}

function LikedAlbums({ section, userId }: LibrarySectionProps) {
  const params = useLibraryParams(section)
  const { query, order } = params
  const result = useInfiniteQuery(libraryQueries.albums({ userId, query, order }))
  const albums = useLikedOnly(result.data?.pages.flatMap(({ pagination }) => pagination.items) ?? [])
  return (
    <LibraryLayout section={section} params={params} result={result} count={albums.length} shape="cards">
      <LibraryCards label={section.title} items={albums} result={result} />
    </LibraryLayout>
  )
}

function LikedArtists({ section, userId }: LibrarySectionProps) {
  const params = useLibraryParams(section)
  const { query, order } = params
  const result = useInfiniteQuery(libraryQueries.artists({ userId, query, order }))
  const artists = useLikedOnly(result.data?.pages.flatMap(({ pagination }) => pagination.items) ?? [])
  return (
    <LibraryLayout section={section} params={params} result={result} count={artists.length} shape="cards">
      <LibraryCards label={section.title} items={artists} result={result} />
    </LibraryLayout>
  )
}

/** Playlists the user owns or follows. */
function OwnPlaylists({ section, userId }: LibrarySectionProps) {
  const params = useLibraryParams(section)
  const { query, order } = params
  const result = useInfiniteQuery(libraryQueries.playlists({ userId, query, order }))
  const playlists = result.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  return (
    <LibraryLayout
      section={section}
      params={params}
      result={result}
      count={playlists.length}
      shape="cards"
      action={<NewPlaylistButton />}
    >
      <LibraryCards label={section.title} items={playlists} result={result} />
    </LibraryLayout>
  )
}

/** Tracks the user has played, most recent first. */
function PlayHistory({ section, userId }: LibrarySectionProps) {
  const params = useLibraryParams(section)
  const { query, order } = params
  const result = useInfiniteQuery(libraryQueries.history({ userId, query, order }))
  const tracks = result.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  return (
    <LibraryLayout
      section={section}
      params={params}
      result={result}
      count={tracks.length}
      shape="rows"
      play={<PlayButtons tracks={tracks} queueId={null} />}
    >
      {/* No queue id: the server would continue with the history, which grows with every track played. */}
      <LibraryTracks label={section.title} tracks={tracks} queueId={null} result={result} />
    </LibraryLayout>
  )
}

/** Creates a playlist and opens its page; hidden without the permission. */
function NewPlaylistButton() {
  const { t } = useTranslation()
  const create = useNewPlaylist()
  return (
    create && (
      <Button variant="outline" size="sm" onClick={create}>
        <Plus aria-hidden />
        {t('New playlist')}
      </Button>
    )
  )
}
