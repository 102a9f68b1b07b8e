import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'

import type { AlbumPage } from '@/contract/albums'
import { paths } from '@/core/platform/navigation/paths'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta } from '@/core/shared/screen/use-page-meta'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { albumTracks } from './album/album-tracks'
import { EmbedCard } from './embed/embed-card'
import { EmbedFrame, EmbedSkeleton } from './embed/embed-frame'
import { EmbedSongs } from './embed/embed-songs'
import { albumQueries } from './queries'

/** `/album/{id}/{artist}/{album}/embed`: a small player of an album for other sites. */
export function AlbumEmbedScreen() {
  return (
    <EmbedFrame>
      <AlbumEmbed />
    </EmbedFrame>
  )
}

function AlbumEmbed() {
  const { id = '' } = useParams()
  const query = useQuery(albumQueries.embed(id))
  const album = query.data?.album
  usePageTitle(album?.name)
  usePageMeta({ path: album && paths.album.link(album) })
  return (
    <QueryView query={query} skeleton={<EmbedSkeleton />}>
      {(page) => <AlbumPlayer {...page} />}
    </QueryView>
  )
}

function AlbumPlayer({ album }: AlbumPage) {
  const tracks = useMemo(() => albumTracks(album), [album])
  return (
    <EmbedCard
      title={album.name}
      artists={album.artists}
      image={album.image}
      path={paths.album.link(album)}
      tracks={tracks}
    >
      {tracks.length > 0 && <EmbedSongs tracks={tracks} />}
    </EmbedCard>
  )
}
