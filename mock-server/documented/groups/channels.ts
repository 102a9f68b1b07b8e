import { type DocumentedGroup, listener, listParameters, optional, required } from '../documented'
import { album, artist, artistPages, genre, lists, pages, playlist, track, users } from '../samples'

const channel = { id: 1, name: 'Jaunumi', slug: 'jaunumi', type: 'channel', config: { layout: 'grid' } }
const nested = { ...channel, model_type: 'channel', content: null }
const models = [genre, artist, album, track, playlist, users['display_name and avatar']]
const channelQuery = {
  ...listParameters,
  loader: required('channelPage', 'editChannelPage'),
  restriction: optional(),
  channelType: optional(),
}

export const channels = {
  section: '5.1',
  rule: 'A channel comes with its `config` and a page of `content`; further pages come alone, in `pagination`.',
  screens: ['home, channels'],
  endpoints: {
    show: {
      call: 'GET channel/:idOrSlug',
      source: '5.1',
      loader: 'channelPage',
      query: channelQuery,
      ...listener,
      responses: {
        ...Object.fromEntries(
          Object.entries(pages(genre)).map(([kind, content]) => [
            kind,
            { channel: { ...channel, content }, loader: 'channelPage' },
          ]),
        ),
        'empty config': { channel: { ...channel, config: [] }, loader: 'channelPage' },
        nested: {
          channel: {
            ...channel,
            content: { ...artistPages, data: [nested] },
          },
          loader: 'channelPage',
        },
        'each model': {
          channel: { ...channel, content: { ...artistPages, data: models } },
          loader: 'channelPage',
        },
      },
    },
    content: {
      call: 'GET channel/:idOrSlug',
      source: '5.1, "next pages"',
      query: { ...channelQuery, returnContentOnly: required('true') },
      ...listener,
      responses: {
        ...lists(...models),
        users: { pagination: pages(users['name and image'])['simple of B2'] },
        channels: { pagination: pages(nested)['simple of B2'] },
      },
    },
  },
} satisfies DocumentedGroup
