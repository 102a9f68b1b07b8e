import { managedChannels } from '@/contract/groups/managed-channels'
import { managedChannels as documented } from '@mock/documented/groups/managed-channels'

import { groupCases } from '../case'
import { searchFor } from '../first-row'
import { admin, adminRows, administratorsOnly, everyField, reading, recordRefusals, removals } from './administrator'

/** Channels of the mock: chosen playlists, all songs, and one that can’t be deleted. */
const [CHOSEN, SONGS, KEPT] = [5, 3, 7]
const one = { params: { id: CHOSEN } }

const config = {
  contentType: 'autoUpdate',
  contentModel: 'track',
  layout: 'trackTable',
  nestedLayout: 'list',
  contentOrder: 'popularity:desc',
  paginationType: 'infiniteScroll',
  restriction: 'genre',
  restrictionModelId: 'urlParam',
  autoUpdateMethod: 'topTracks',
  autoUpdateProvider: 'local',
  autoUpdateValue: '7',
  seoTitle: 'Dziesmas',
  seoDescription: 'Visas dziesmas',
  hideTitle: true,
  lockSlug: false,
  preventDeletion: false,
}
const body = {
  name: 'Vakara dziesmas',
  slug: 'vakara-dziesmas',
  public: true,
  type: 'channel' as const,
  description: 'Rāmas dziesmas vakaram.',
  config,
}
const item = { itemId: 1, itemType: 'playlist' as const }
const edited = { query: { loader: 'editChannelPage' as const } }
const pageOf = (id: number) => ({ params: { idOrSlug: id }, query: { loader: 'editChannelPage' as const } })
const rest = <Id extends number>(idOrSlug: Id) => ({
  params: { idOrSlug },
  query: { loader: 'editChannelPage' as const, returnContentOnly: true },
})

export const managedChannelCases = groupCases<typeof managedChannels>(documented, {
  list: [
    { name: 'by slug, counted', ...reading, input: { query: { orderBy: 'slug', orderDir: 'asc' } }, status: 200 },
    {
      name: 'search results in simple pages',
      ...reading,
      input: searchFor(managedChannels.list, ({ name }) => name, { paginate: 'simple', perPage: 5 }),
      status: 200,
      holds: ({ pagination }) => pagination.items.length > 0,
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'with normalized content',
      ...reading,
      input: ({ channelId }) => ({
        ...pageOf(channelId),
        query: { ...edited.query, perPage: 2, paginate: 'simple' },
      }),
      status: 200,
      holds: ({ channel }) => (channel.content?.items.length ?? 0) > 0,
    },
    { name: 'missing channel', ...reading, input: pageOf(2_000_000_000), status: 404 },
    ...administratorsOnly(pageOf(CHOSEN)),
  ],
  content: [
    {
      name: 'second page in order',
      ...adminRows,
      input: { ...rest(SONGS), query: { ...rest(SONGS).query, page: 2, order: 'popularity:desc', perPage: 5 } },
      status: 200,
      holds: ({ pagination }) => pagination.items.length === 5,
    },
    { name: 'missing channel', ...reading, input: rest(2_000_000_000), status: 404 },
    ...administratorsOnly(rest(CHOSEN)),
  ],
  create: [
    everyField({ body }, (response) => (response?.channel?.config.autoUpdateMethod ?? 'topTracks') === 'topTracks'),
    { name: 'a name of two characters', ...admin, input: { body: { ...body, name: 'Ab' } }, status: 422 },
    { name: 'a name of 101 characters', ...admin, input: { body: { ...body, name: 'a'.repeat(101) } }, status: 422 },
    { name: 'the slug of another channel', ...admin, input: { body: { ...body, slug: 'jaunumi' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body }, (response) => (response?.channel?.slug ?? body.slug) === body.slug),
    { name: 'a name of two characters', ...admin, input: { ...one, body: { ...body, name: 'Ab' } }, status: 422 },
    { name: 'the slug of another channel', ...admin, input: { ...one, body: { ...body, slug: 'zanri' } }, status: 422 },
    ...recordRefusals('channel', { ...one, body }),
  ],
  remove: [
    {
      name: 'a channel that can’t be deleted',
      ...admin,
      input: { params: { ids: KEPT } },
      status: 422,
    },
    ...removals('channel'),
  ],
  updateContent: [
    { name: 'by popularity', ...admin, input: { ...one, body: { channelConfig: config } }, status: 200 },
    ...recordRefusals('channel', { ...one, body: { channelConfig: config } }),
  ],
  findContent: [
    {
      name: 'songs by name',
      ...reading,
      input: { query: { query: 'a', modelType: 'track', limit: 3 } },
      status: 200,
      holds: ({ results }) => results.length > 0 && results.length <= 3,
    },
    ...administratorsOnly({ query: { query: 'a', modelType: 'track' as const } }),
  ],
  addContent: [
    { name: 'a playlist', ...admin, input: { ...one, body: item }, status: 200 },
    { name: 'a missing playlist', ...admin, input: { ...one, body: { ...item, itemId: 2_000_000_000 } }, status: 422 },
    ...recordRefusals('channel', { ...one, body: item }),
  ],
  removeContent: [
    { name: 'a playlist', ...admin, input: { ...one, body: item }, status: 200 },
    ...recordRefusals('channel', { ...one, body: item }),
  ],
  reorderContent: [
    { name: 'two playlists', ...admin, input: { ...one, body: { ids: [2, 1], modelType: 'playlist' } }, status: 200 },
    { name: 'no ids', ...admin, input: { ...one, body: { ids: [], modelType: 'playlist' } }, status: 422 },
    ...recordRefusals('channel', { ...one, body: { ids: [1], modelType: 'playlist' as const } }),
  ],
  resetToDefault: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
  applyPreset: [
    { name: 'a preset of the list', ...admin, input: { body: { preset: 'default' } }, status: 200 },
    { name: 'an unknown preset', ...admin, input: { body: { preset: 'there-is-no-such-preset' } }, status: 422 },
    ...administratorsOnly({ body: { preset: 'default' } }),
  ],
})
