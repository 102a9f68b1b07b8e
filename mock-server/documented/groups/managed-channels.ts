import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { lists, pages } from '../samples'

const layouts = ['grid', 'list', 'trackTable', 'carousel']
const models = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel']
const orders = [
  'popularity:desc',
  'created_at:desc',
  'release_date:desc',
  'channelables.order:asc',
  'channelables.created_at:desc',
]

/** Settings below the name that a request gives them. */
const configFields = (name: string) =>
  Object.fromEntries(
    Object.entries({
      contentType: optional('listAll', 'manual', 'autoUpdate'),
      contentModel: optional(...models),
      layout: optional(...layouts),
      nestedLayout: optional(...layouts),
      contentOrder: optional(...orders),
      paginationType: optional('simple', 'infiniteScroll', 'lengthAware'),
      restriction: optional(),
      restrictionModelId: optional(),
      autoUpdateMethod: optional(
        ...['topTracks', 'newAlbums', 'topAlbums', 'topArtists', 'playlistTracks', 'topGenres', 'nonEmptyGenres'],
      ),
      autoUpdateProvider: optional('spotify', 'local', 'lastfm'),
      autoUpdateValue: optional(),
      seoTitle: optional(),
      seoDescription: optional(),
      hideTitle: optional(),
      lockSlug: optional(),
      preventDeletion: optional(),
      selectedLayout: optional(),
    }).map(([key, parameter]) => [`${name}.${key}`, parameter]),
  )

const fields = {
  name: required(),
  slug: required(),
  public: optional(),
  type: optional('channel'),
  description: optional(),
  config: required(),
  ...configFields('config'),
  content: optional(),
}

const channel = {
  id: 1,
  name: 'Jaunumi',
  slug: 'jaunumi',
  type: 'channel',
  public: true,
  description: null,
  config: { contentType: 'manual', contentModel: 'track', restrictionModelId: 'urlParam', lockSlug: true },
}
const config = { contentType: 'manual', contentModel: 'track' }
const channelsByRestriction = {
  'of the URL': channel,
  'of one genre': { ...channel, config: { ...config, restrictionModelId: 3 } },
  none: { ...channel, config },
}
const channels = Object.values(channelsByRestriction)
const items = models.map((model_type) => ({ id: 5, name: 'Aijā, žūžū', description: null, image: null, model_type }))
const pageQuery = {
  ...listParameters,
  loader: required('editChannelPage'),
  restriction: optional(),
  channelType: optional(),
}
const itemFields = { itemId: required(), itemType: required(...models) }
const update = permitted('channels.update')
const presets = [{ preset: 'default', name: 'Default', description: 'Popular music, new albums and genres.' }]

export const managedChannels = {
  section: '5.1',
  rule: 'Administrators write channels; content is added, removed and ordered by calls of its own.',
  screens: ['admin: channels'],
  endpoints: {
    list: {
      call: 'GET channel',
      source: '5.1',
      query: listParameters,
      rights: permitted('channels.view'),
      responses: {
        ...lists(...channels),
        'with presets of B2': { pagination: pages(...channels)['simple of B2'], presets },
      },
      assumed: 'the permission, the rows of `presets`',
    },
    show: {
      call: 'GET channel/:idOrSlug',
      source: '5.1',
      query: pageQuery,
      rights: permitted('channels.view'),
      responses: Object.fromEntries(
        Object.entries(pages(...items)).flatMap(([kind, content]) =>
          Object.entries(channelsByRestriction).map(([restriction, one]) => [
            `${kind}, restriction ${restriction}`,
            { channel: { ...one, content }, loader: 'editChannelPage' },
          ]),
        ),
      ),
      assumed: 'the permission, the rows of the content',
    },
    content: {
      call: 'GET channel/:idOrSlug',
      source: '5.1, "next pages"',
      query: { ...pageQuery, returnContentOnly: required('true') },
      rights: permitted('channels.view'),
      responses: lists(...items),
      assumed: 'the permission, the rows',
    },
    create: {
      call: 'POST channel',
      source: '5.1',
      body: fields,
      rights: permitted('channels.create'),
      ...undocumentedResponse,
      refusals: ['422 name', '422 slug'],
      assumed: 'the permission, the response, the refusals',
    },
    update: {
      call: 'PUT channel/:id',
      source: '5.1',
      body: fields,
      rights: update,
      ...undocumentedResponse,
      refusals: ['422 name', '422 slug'],
      assumed: 'the permission, the response, the refusals',
    },
    remove: {
      call: 'DELETE channel/:ids',
      source: '5.1',
      rights: permitted('channels.delete'),
      ...undocumentedResponse,
      refusals: ['422 preventDeletion'],
      assumed: 'the permission, the response, the refusal',
    },
    updateContent: {
      call: 'POST channel/:id/update-content',
      source: '5.1',
      body: { channelConfig: required(), ...configFields('channelConfig') },
      rights: update,
      ...undocumentedResponse,
      assumed: 'the permission, the response',
    },
    findContent: {
      call: 'GET channel/search-for-addable-content',
      source: '5.1',
      query: { query: required(), modelType: required(...models), limit: optional() },
      rights: update,
      responses: { rows: { results: items }, none: { results: [] } },
      assumed: 'the permission, the rows',
    },
    addContent: {
      call: 'POST channel/:id/add',
      source: '5.1',
      body: itemFields,
      rights: update,
      ...undocumentedResponse,
      assumed: 'the permission, the response',
    },
    removeContent: {
      call: 'POST channel/:id/remove',
      source: '5.1',
      body: itemFields,
      rights: update,
      ...undocumentedResponse,
      assumed: 'the permission, the response',
    },
    reorderContent: {
      call: 'POST channel/:id/reorder-content',
      source: '5.1',
      body: { ids: required(), modelType: required(...models) },
      rights: update,
      ...undocumentedResponse,
      assumed: 'the permission, the response',
    },
    resetToDefault: {
      call: 'POST channel/reset-to-default',
      source: '0, "reset channels"',
      rights: update,
      ...undocumentedResponse,
      assumed: 'the permission, the response',
    },
    applyPreset: {
      call: 'POST channel/apply-preset',
      source: '0, "reset channels"',
      body: { preset: required() },
      rights: update,
      ...undocumentedResponse,
      refusals: ['422 preset'],
      assumed: 'the permission, the response, the refusal',
    },
  },
} satisfies DocumentedGroup
