import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { ArtistPage } from '@/contract/groups/artists'
import type { Track } from '@/contract/shapes/music'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { AdSlot } from '@/core/shared/ads/ad-slot'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MediaSection } from '@/core/shared/media/media-section'
import { TrackList } from '@/core/shared/media/track-list'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { Tabs } from '@/ui/disclosure/tabs'

import { ArtistAbout } from './artist-about'
import { ArtistAlbums } from './artist-albums'
import { ArtistFollowers, ArtistTracks } from './artist-lists'
import { type ArtistTab, artistTabs } from './artist-tabs'

/** Number of top tracks on the page. */
const TOP_TRACKS = 5

const titles: Record<ArtistTab, TranslationKey> = {
  discography: 'Discography',
  similar: 'Similar artists',
  about: 'About',
  tracks: 'Songs',
  albums: 'Albums',
  followers: 'Followers',
}

type ArtistViewsProps = { page: ArtistPage; topTracks: Track[] }

/** The artist's tabs; `?tab=` in the URL selects one. */
export function ArtistViews({ page, topTracks }: ArtistViewsProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tabs = artistTabs(useSettings(), page, useIsChild())
  const views: Record<ArtistTab, ReactNode> = {
    discography: <Discography page={page} topTracks={topTracks} />,
    similar: <SimilarArtists page={page} />,
    about: <ArtistAbout artist={page.artist} />,
    tracks: <ArtistTracks page={page} />,
    albums: <ArtistAlbums page={page} />,
    followers: <ArtistFollowers artistId={page.artist.id} />,
  }
  const [first] = tabs
  if (!first) return null
  if (tabs.length === 1) return views[first]
  return (
    <Tabs
      label={t('More from :name', { name: page.artist.name })}
      selectedId={tabs.find((tab) => tab === search.get('tab')) ?? first}
      onSelect={(tab) => setSearch(tab === first ? {} : { tab }, { replace: true })}
      tabs={tabs.map((tab) => ({ id: tab, label: t(titles[tab]), content: views[tab] }))}
    />
  )
}

function SimilarArtists({ page }: Pick<ArtistViewsProps, 'page'>) {
  const { t } = useTranslation()
  return (
    <div className="space-y-10">
      <MediaCollection items={page.artist.similar} layout="grid" label={t('Similar artists')} />
      <AdSlot place="artist_bottom" />
    </div>
  )
}

function Discography({ page, topTracks }: ArtistViewsProps) {
  const { t } = useTranslation()
  return (
    <div className="space-y-10">
      {topTracks.length > 0 && (
        <MediaSection title={t('Popular songs')}>
          <TrackList
            tracks={topTracks.slice(0, TOP_TRACKS)}
            label={t('Popular songs')}
            queueId={queueIdOf('artist', page.artist.id)}
          />
        </MediaSection>
      )}
      <ArtistAlbums page={page} />
    </div>
  )
}
