import { makeChannel } from '../factories/make-channel'
import type { ChannelConfig, MockChannel } from '../store/music-rows'
import { EDITOR_ID } from './people'
import { personas } from './personas'

export const HOME_CHANNEL_ID = 1

type Sketch = Pick<MockChannel, 'id' | 'name' | 'slug'> & {
  description?: string
  item_ids?: number[]
  config: ChannelConfig
}

const channel = ({ description, item_ids = [], config, ...rest }: Sketch): MockChannel =>
  makeChannel({
    ...rest,
    description: description ?? null,
    item_ids,
    config: {
      contentType: item_ids.length > 0 ? 'manual' : 'listAll',
      contentOrder: item_ids.length > 0 ? 'channelables.order:asc' : 'popularity:desc',
      paginationType: 'infiniteScroll',
      ...config,
    },
  })

const genreFromUrl = { restriction: 'genre', restrictionModelId: 'urlParam' } as const

type Choice = {
  /** Items of the playlist channel, in order. */
  playlistIds: number[]
  /** Id of the lullaby genre; null without one. */
  lullabyId: number | null
}

/** Channels with every layout, pagination and content type. */
export const channels = ({ playlistIds, lullabyId }: Choice): MockChannel[] => [
  channel({
    id: HOME_CHANNEL_ID,
    name: 'Sākums',
    slug: 'sakums',
    description: 'Dziesmas rītam, dienai un vakaram.',
    item_ids: [2, 5, 3, 8, 4, 6],
    config: { contentModel: 'channel', layout: 'list', nestedLayout: 'carousel', hideTitle: true },
  }),
  channel({
    id: 2,
    name: 'Jaunumi',
    slug: 'jaunumi',
    description: 'Tikko iznākušie albumi.',
    config: { contentModel: 'album', contentOrder: 'release_date:desc', layout: 'grid', nestedLayout: 'carousel' },
  }),
  channel({
    id: 3,
    name: 'Populārākais',
    slug: 'popularakais',
    description: 'Dziesmas, ko šobrīd klausās visvairāk.',
    config: { contentModel: 'track', layout: 'trackTable', nestedLayout: 'trackTable', paginationType: 'simple' },
  }),
  channel({
    id: 4,
    name: 'Izpildītāji',
    slug: 'izpilditaji',
    description: 'Kori, ansambļi un dziedātāji.',
    config: { contentModel: 'artist', layout: 'grid', nestedLayout: 'carousel' },
  }),
  channel({
    id: 5,
    name: 'Izlases',
    slug: 'izlases',
    description: 'Mūsu redakcijas salasītās dziesmas katram brīdim.',
    item_ids: playlistIds,
    config: { contentModel: 'playlist', layout: 'grid', nestedLayout: 'grid' },
  }),
  channel({
    id: 6,
    name: 'Žanri',
    slug: 'zanri',
    config: { contentModel: 'genre', layout: 'grid', nestedLayout: 'carousel', paginationType: 'simple' },
  }),
  channel({
    id: 7,
    name: '{{channel.restriction.display_name}}',
    slug: 'genre',
    item_ids: [9, 10, 11],
    config: {
      contentModel: 'channel',
      layout: 'list',
      nestedLayout: 'carousel',
      ...genreFromUrl,
      lockSlug: true,
      preventDeletion: true,
    },
  }),
  channel({
    id: 8,
    name: 'Miega dziesmas',
    slug: 'miega-dziesmas',
    description: 'Rāmas šūpuļdziesmas saldam miegam.',
    config: {
      contentModel: 'track',
      layout: 'list',
      nestedLayout: 'list',
      restriction: 'genre',
      restrictionModelId: lullabyId,
    },
  }),
  channel({
    id: 9,
    name: 'Žanra izpildītāji',
    slug: 'zanra-izpilditaji',
    config: { contentModel: 'artist', layout: 'grid', nestedLayout: 'carousel', ...genreFromUrl },
  }),
  channel({
    id: 10,
    name: 'Žanra albumi',
    slug: 'zanra-albumi',
    config: {
      contentModel: 'album',
      contentOrder: 'release_date:desc',
      layout: 'grid',
      nestedLayout: 'grid',
      ...genreFromUrl,
    },
  }),
  channel({
    id: 11,
    name: 'Žanra dziesmas',
    slug: 'zanra-dziesmas',
    config: { contentModel: 'track', layout: 'trackTable', nestedLayout: 'trackTable', ...genreFromUrl },
  }),
  channel({
    id: 12,
    name: 'Visas dziesmas',
    slug: 'visas-dziesmas',
    description: 'Viss, kas mums skan, pēc alfabēta.',
    config: {
      contentModel: 'track',
      contentOrder: 'name:asc',
      layout: 'trackTable',
      nestedLayout: 'list',
      paginationType: 'lengthAware',
    },
  }),
  channel({
    id: 13,
    name: 'Izlašu veidotāji',
    slug: 'izlasu-veidotaji',
    item_ids: [EDITOR_ID, personas.artist.id],
    config: { contentModel: 'user', layout: 'list', nestedLayout: 'carousel' },
  }),
  channel({
    id: 14,
    name: 'Albumu plaukts',
    slug: 'albumu-plaukts',
    description: 'Viens aiz otra, kā plauktā.',
    config: {
      contentModel: 'album',
      contentOrder: 'popularity:desc',
      layout: 'carousel',
      nestedLayout: 'carousel',
      paginationType: 'simple',
    },
  }),
]
