import { useInfiniteQuery } from '@tanstack/react-query'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'

import type { ArtistPage } from '@/contract/artists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { useSettings } from '@/core/platform/settings/use-settings'
import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MediaSection } from '@/core/shared/media/media-section'
import { MorePages } from '@/core/shared/screen/more-pages'
import { PanelError } from '@/core/shared/screen/panel-error'
import { IconButton } from '@/ui/buttons/icon-button'

import { artistQueries } from '../queries'
import { type AlbumLayout, albumLayoutCookie } from './album-layout'
import { AlbumWithTracks } from './album-with-tracks'

/** The artist's albums, the first of which came with the artist. A panel of its own: its failure leaves the rest standing. */
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
        <MorePages query={query} />
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

/** The visitor's choice, else the server's, else the site's default. A child always gets covers, without a choice. */
function useAlbumLayout({
  selectedAlbumLayout,
}: ArtistPage): [layout: AlbumLayout, choose: ((next: AlbumLayout) => void) | null] {
  const isChild = useIsChild()
  const { default_artist_view: usual } = useSettings().player
  const [chosen, choose] = useState<AlbumLayout>(
    () => albumLayoutCookie.read() ?? ((selectedAlbumLayout ?? usual) === 'grid' ? 'grid' : 'list'),
  )
  return isChild ? ['grid', null] : [chosen, choose]
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
        label={t('Albums with songs')}
        pressed={layout === 'list'}
        icon={<Rows3 aria-hidden />}
        onClick={() => choose('list')}
        className={layout === 'list' ? 'bg-selected' : undefined}
      />
      <IconButton
        label={t('Grid')}
        pressed={layout === 'grid'}
        icon={<LayoutGrid aria-hidden />}
        onClick={() => choose('grid')}
        className={layout === 'grid' ? 'bg-selected' : undefined}
      />
    </div>
  )
}
