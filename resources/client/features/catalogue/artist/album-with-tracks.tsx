import { useMemo } from 'react'

import type { ArtistPage } from '@/contract/artists'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { TrackList } from '@/core/shared/media/track-list'
import { queueIdOf } from '@/core/shared/playback/queue/queue-id'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

type AlbumWithTracksProps = { album: NonNullable<ArtistPage['albums']>['items'][number] }

/** An album among others, with its songs. */
export function AlbumWithTracks({ album }: AlbumWithTracksProps) {
  const tracks = useMemo(() => {
    const { tracks: songs, ...rest } = album
    return songs.map((track) => ({ ...track, album: track.album ?? rest }))
  }, [album])
  return (
    <article className="space-y-2 py-3">
      <header className="flex items-center gap-4">
        <Image src={assetUrl(album.image)} alt="" className="w-24 rounded-cover" />
        <h3 className="text-lg font-bold">
          <Link to={paths.album.link(album)} className="inline-block py-0.5 hover:underline">
            {album.name}
          </Link>
        </h3>
      </header>
      <TrackList tracks={tracks} label={album.name} queueId={queueIdOf('album', album.id)} isAlbum />
    </article>
  )
}
