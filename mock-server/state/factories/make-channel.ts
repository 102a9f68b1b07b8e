import type { MockChannel } from '../store/music-rows'
import { factory } from './factory'

/** Lists all tracks by default. */
export const makeChannel = factory(
  (sequence): MockChannel => ({
    id: sequence,
    name: `Kanāls ${sequence}`,
    slug: `kanals-${sequence}`,
    description: null,
    config: {
      contentType: 'listAll',
      contentModel: 'track',
      contentOrder: 'popularity:desc',
      layout: 'trackTable',
      nestedLayout: 'trackTable',
      paginationType: 'infiniteScroll',
    },
    item_ids: [],
  }),
  {
    ofChannels: {
      config: {
        contentType: 'manual',
        contentModel: 'channel',
        contentOrder: 'channelables.order:asc',
        layout: 'list',
        nestedLayout: 'carousel',
        paginationType: 'infiniteScroll',
      },
    },
    ofAlbums: {
      config: {
        contentType: 'listAll',
        contentModel: 'album',
        contentOrder: 'release_date:desc',
        layout: 'grid',
        nestedLayout: 'carousel',
        paginationType: 'infiniteScroll',
      },
    },
  },
)
