import type { ChannelLayout, ChannelOrder } from '@/contract/groups/channels'
import type { ContentModel } from '@/contract/groups/managed-channels'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import type { ChoiceKey } from './offered-choices'

/** Content models in the plural. */
export const modelLabels: Readonly<Record<ContentModel, TranslationKey>> = {
  track: 'Songs',
  album: 'Albums',
  artist: 'Artists',
  playlist: 'Playlists',
  genre: 'Genres',
  user: 'Users',
  channel: 'Channels',
}

const layouts: Readonly<Record<ChannelLayout, TranslationKey>> = {
  grid: 'Grid',
  list: 'List',
  trackTable: 'Table',
  carousel: 'Carousel',
}

const orders: Readonly<Record<ChannelOrder, TranslationKey>> = {
  'channelables.order:asc': 'In your own order',
  'channelables.created_at:desc': 'Last added to the channel first',
  'popularity:desc': 'Most popular first',
  'created_at:desc': 'Newest on the site first',
  'release_date:desc': 'Last released first',
}

/** Labels of the values of each setting. */
export const choiceLabels: Readonly<Record<ChoiceKey, Readonly<Record<string, TranslationKey>>>> = {
  contentModel: modelLabels,
  contentType: { listAll: 'Everything on the site', manual: 'Chosen by hand', autoUpdate: 'Found automatically' },
  autoUpdateMethod: {
    topTracks: 'Most played songs',
    newAlbums: 'New albums',
    topAlbums: 'Most played albums',
    topArtists: 'Most played artists',
    playlistTracks: 'Songs of a playlist',
    topGenres: 'Most played genres',
    nonEmptyGenres: 'Genres with artists',
  },
  autoUpdateProvider: { local: 'This site', spotify: 'Spotify', lastfm: 'Last.fm' },
  restriction: { '': 'Nothing', genre: 'One genre' },
  contentOrder: orders,
  layout: layouts,
  nestedLayout: layouts,
  paginationType: {
    infiniteScroll: 'More while scrolling',
    lengthAware: 'Numbered pages',
    simple: 'Previous and next',
  },
}

/** Returns the label of a setting's value; undefined for one that only a later release or another editor knows. */
export const choiceLabel = (key: ChoiceKey, value: string): TranslationKey | undefined => choiceLabels[key][value]
