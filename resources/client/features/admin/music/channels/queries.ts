import { genres } from '@/contract/groups/genres'
import { type ContentModel, type ManagedChannel, managedChannels } from '@/contract/groups/managed-channels'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, mutation, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { isNewerRelease } from '@/core/platform/bootstrap/release'
import type { RecordSource } from '@/core/shared/records/resource'

export { channelLayouts } from '@/contract/groups/channels'
export { contentModels } from '@/contract/groups/managed-channels'

const EDITOR = { loader: 'editChannelPage' } as const

/** Requests for the channels. The pages of the site have the same query key as `show`. */
export const channelSource: RecordSource<ManagedChannel> = {
  list: (tableQuery) => queryPart(managedChannels.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) =>
    queryPart(managedChannels.show, ({ channel }): ManagedChannel => channel, {
      params: { idOrSlug: id },
      query: { ...EDITOR, perPage: 1 },
    }),
  remove: (ids) => call(managedChannels.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all(
      [managedChannels.list, managedChannels.show].map((each) =>
        queryClient.invalidateQueries({ queryKey: keyOf(each) }),
      ),
    ),
}

/** Shows a channel to visitors or hides it, and repeats the rest; lists are not refetched. Throws ApiError. */
export async function setPublic(id: number, isPublic: boolean): Promise<void> {
  const input = { params: { idOrSlug: String(id) }, query: { ...EDITOR, perPage: 1 } }
  const { name, slug, description, config } = (await call(managedChannels.show, input)).channel
  const { selectedLayout: _, ...settings } = config
  await call(managedChannels.update, {
    params: { id },
    body: { name: name ?? '', slug: slug ?? '', description: description ?? null, config: settings, public: isPublic },
  })
}

/** Rows of a nested channel that its parent's editor shows. */
const NESTED_ROWS = 5

/** Number of results of a search for content. */
const FOUND_ROWS = 20

const invalidates = [managedChannels.list, managedChannels.show]

/** Queries of the channels' editor. */
export const channelQueries = {
  /** Presets that the server can install; null in releases that only reset. */
  presets: queryPart(managedChannels.list, ({ presets }) => presets ?? (isNewerRelease() ? [] : null), {
    query: { perPage: 1 },
  }),
  /** The content of a channel in its own order, in pages. */
  content: (id: number) =>
    infiniteQuery(
      managedChannels.content,
      {
        params: { idOrSlug: id },
        query: { ...EDITOR, returnContentOnly: true, order: 'channelables.order:asc', paginate: 'simple' },
      },
      { pageOf: ({ pagination }) => pagination },
    ),
  /** The first rows of a channel inside another. */
  nestedRows: (id: number) =>
    queryPart(managedChannels.content, ({ pagination }) => pagination, {
      params: { idOrSlug: id },
      query: { ...EDITOR, returnContentOnly: true, perPage: NESTED_ROWS, paginate: 'simple' },
    }),
}

/** Mutations of the channels' editor. */
export const channelMutations = {
  updateContent: mutation(managedChannels.updateContent, { invalidates }),
  applyPreset: mutation(managedChannels.applyPreset, { invalidates }),
  reset: mutation(managedChannels.resetToDefault, { invalidates }),
}

/** Calls about a channel's content. Each throws ApiError. */
export const contentCalls = {
  find: async (query: string, modelType: ContentModel, signal: AbortSignal) => {
    const input = { query: { query, modelType, limit: FOUND_ROWS } }
    return (await call(managedChannels.findContent, input, { signal })).results
  },
  /** Finds the id of a genre by its name in URLs; undefined if there is none. */
  genreId: async (name: string) => {
    const { pagination } = await call(genres.list, { query: { query: name, perPage: 50 } })
    return pagination.items.find((genre) => genre.name === name)?.id
  },
  channelId: async (slug: string) =>
    (await call(managedChannels.show, { params: { idOrSlug: slug }, query: { ...EDITOR, perPage: 1 } })).channel.id,
  add: (id: number, itemId: number, itemType: ContentModel) =>
    call(managedChannels.addContent, { params: { id }, body: { itemId, itemType } }),
  remove: (id: number, itemId: number, itemType: ContentModel) =>
    call(managedChannels.removeContent, { params: { id }, body: { itemId, itemType } }),
  reorder: (id: number, ids: number[], modelType: ContentModel) =>
    call(managedChannels.reorderContent, { params: { id }, body: { ids, modelType } }),
  /** Refetches the channels' content, here and on the site. */
  refetch: () => queryClient.invalidateQueries({ queryKey: keyOf(managedChannels.content) }),
  /** Makes the screens that open next fetch the content again. */
  expire: () => queryClient.invalidateQueries({ queryKey: keyOf(managedChannels.content), refetchType: 'none' }),
}
