import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'

import { type Prefetch, prefetchablePages } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { CardsSkeleton, TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { TrackList } from '@/core/shared/media/track-list'
import { LoadMore } from '@/core/shared/screen/load-more'
import { ScreenError } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { Tabs } from '@/ui/disclosure/tabs'

import { tagQueries } from './queries'

const ALBUMS = 'albums'

/** `/tag/{name}` lists tracks with a tag, `/tag/{name}/albums` the albums. */
export function Screen() {
  const { t } = useTranslation()
  const { name = '', tab } = useParams()
  const navigate = useNavigate()
  usePageTitle(`#${name}`)
  usePageMeta({ path: paths.tag.link({ name, tab: tab === ALBUMS ? ALBUMS : undefined }) })
  const open = (id: string) => {
    const to = paths.tag.link({ name, tab: id === ALBUMS ? ALBUMS : undefined })
    if (to !== null) void navigate(to, { replace: true })
  }
  return (
    <article key={name} className="space-y-6">
      <h1 className="text-3xl font-extrabold tracking-tight">#{name}</h1>
      <Tabs
        label={t('Music with this tag')}
        selectedId={tab === ALBUMS ? ALBUMS : 'tracks'}
        onSelect={open}
        tabs={[
          { id: 'tracks', label: t('Songs'), content: <TagTracks name={name} /> },
          { id: ALBUMS, label: t('Albums'), content: <TagAlbums name={name} /> },
        ]}
      />
    </article>
  )
}

export const prefetch: Prefetch = ({ params: { name = '', tab } }) =>
  tab === ALBUMS ? prefetchablePages(tagQueries.albums(name)) : prefetchablePages(tagQueries.tracks(name))

function TagTracks({ name }: { name: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(tagQueries.tracks(name))
  const tracks = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  if (!tracks)
    return query.error ? (
      <ScreenError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <TrackListSkeleton />
    )
  if (tracks.length === 0)
    return (
      <EmptyMusic
        title={t('No songs have this tag yet')}
        to={paths.tag.link({ name, tab: ALBUMS })}
        label={t('See the albums')}
      >
        {t('An album may have it.')}
      </EmptyMusic>
    )
  return (
    <>
      <TrackList tracks={tracks} label={t('Songs')} />
      <LoadMore query={query} />
    </>
  )
}

function TagAlbums({ name }: { name: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(tagQueries.albums(name))
  const albums = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  if (!albums)
    return query.error ? <ScreenError error={query.error} onRetry={() => void query.refetch()} /> : <CardsSkeleton />
  if (albums.length === 0)
    return (
      <EmptyMusic title={t('No albums have this tag yet')} to={paths.tag.link({ name })} label={t('See the songs')}>
        {t('A song may have it.')}
      </EmptyMusic>
    )
  return (
    <>
      <MediaCollection items={albums} layout="grid" label={t('Albums')} />
      <LoadMore query={query} />
    </>
  )
}
