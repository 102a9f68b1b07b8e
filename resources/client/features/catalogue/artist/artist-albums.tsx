import { useInfiniteQuery } from '@tanstack/react-query'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'

import type { ArtistPage } from '@/contract/groups/artists'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { cookie } from '@/core/platform/storage/cookies'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MediaSection } from '@/core/shared/media/media-section'
import { CardsSkeleton } from '@/core/shared/media/media-skeletons'
import { TrackList } from '@/core/shared/media/track-list'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { IconButton } from '@/ui/buttons/icon-button'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { artistQueries } from '../queries'

/** `list` shows each album with its tracks, `grid` only covers. */
type AlbumLayout = 'list' | 'grid'

/** The user's album layout; the server reads the cookie too (backend contract, section 10). */
const albumLayoutCookie = cookie({ name: 'artistPage-albumLayout', schema: z.enum(['list', 'grid']) })

/** An artist's albums; the first page arrives with the artist. Shows its errors here, so the rest of the page stays. */
export function ArtistAlbums({ page }: { page: ArtistPage }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(artistQueries.albums(String(page.artist.id), page.albums))
  const [layout, setLayout] = useAlbumLayout(page)
  const albums = query.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  if (query.data && albums.length === 0) return null
  return (
    <MediaSection title={t('Albums')}>
      {query.isPending && <CardsSkeleton />}
      {albums.length > 0 && setLayout && <LayoutSwitch layout={layout} onChange={setLayout} />}
      {albums.length > 0 && <Albums albums={albums} layout={layout} />}
      {query.data ? (
        <LoadMore query={query} />
      ) : (
        query.error && <PanelError error={query.error} onRetry={() => void query.refetch()} />
      )}
    </MediaSection>
  )
}

type AlbumsProps = { albums: NonNullable<ArtistPage['albums']>['items']; layout: AlbumLayout }

function Albums({ albums, layout }: AlbumsProps) {
  const { t } = useTranslation()
  if (layout === 'grid') return <MediaCollection items={albums} layout="grid" label={t('Albums')} />
  return albums.map((album) => <AlbumWithTracks key={album.id} album={album} />)
}

/** Returns the user's layout, else the server's, else the site's default, else covers. Children get covers and no switch. */
function useAlbumLayout({
  selectedAlbumLayout,
}: ArtistPage): [layout: AlbumLayout, choose: ((next: AlbumLayout) => void) | null] {
  const isChild = useIsChild()
  const { default_artist_view: defaultLayout } = useSettings().player
  const [selectedLayout, choose] = useState<AlbumLayout>(
    () => albumLayoutCookie.read() ?? ((selectedAlbumLayout ?? defaultLayout) === 'list' ? 'list' : 'grid'),
  )
  return isChild ? ['grid', null] : [selectedLayout, choose]
}

type LayoutSwitchProps = { layout: AlbumLayout; onChange: (layout: AlbumLayout) => void }

function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation()
  const choose = (next: AlbumLayout) => {
    albumLayoutCookie.write(next)
    onChange(next)
  }
  return (
    <div role="group" aria-label={t('Layout')} className="flex">
      <IconButton
        label={t('Grid')}
        pressed={layout === 'grid'}
        icon={<LayoutGrid aria-hidden />}
        onClick={() => choose('grid')}
        className={layout === 'grid' ? 'bg-selected' : undefined}
      />
      <IconButton
        label={t('Albums with songs')}
        pressed={layout === 'list'}
        icon={<Rows3 aria-hidden />}
        onClick={() => choose('list')}
        className={layout === 'list' ? 'bg-selected' : undefined}
      />
    </div>
  )
}

type AlbumWithTracksProps = { album: NonNullable<ArtistPage['albums']>['items'][number] }

/** An album of the list layout, with its tracks. */
function AlbumWithTracks({ album }: AlbumWithTracksProps) {
  const tracks = useMemo(() => {
    const { tracks: albumTracks, ...rest } = album
    return albumTracks.map((track) => ({ ...track, album: track.album ?? rest }))
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
