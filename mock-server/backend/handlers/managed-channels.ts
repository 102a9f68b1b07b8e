import { managedChannels } from '@/contract/groups/managed-channels'
import type { ModelType } from '@/contract/groups/normalized-models'

import { managedChannels as documented } from '../../documented/groups/managed-channels'
import { invalid } from '../../kit/mock-failure'
import { dateReaders, filterRows } from '../../rules/lists/filter-rows'
import { listRows, searchRows } from '../../rules/lists/listing'
import { modelTable, normalize } from '../../rules/lists/normalized-model'
import { channelContent, type ChannelQuery, findChannel } from '../../rules/music/channel-content'
import { channelColumns, foundContent, presentManagedChannel, requireContent } from '../../rules/music/edit-channel'
import { installChannels } from '../../rules/music/install-channels'
import { administrator } from '../../rules/permissions/administrator'
import { releases } from '../../rules/releases/releases'
import type { Caller } from '../../state/caller'
import { channelPresets } from '../../state/seeds/channel-presets'
import { findRow, findRows } from '../../state/store/find-row'
import type { MockChannel } from '../../state/store/music-rows'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

type MusicRequest = Parameters<typeof musicCaller>[0] & { params: Record<string, string> }

/** Rows that a search for content finds. */
const MAX_RESULTS = 10

const editorOf = (request: MusicRequest, right: 'view' | 'create' | 'update' | 'delete' = 'update') =>
  administrator(musicCaller(request), `channels.${right}`)

/** The caller and the channel of a call that changes it. */
function editedChannel(request: MusicRequest) {
  const caller = editorOf(request)
  return { caller, channel: findRow(caller.db.channels, request.params['id'], 'Channel') }
}

/** A page of a channel's content, normalized. */
function normalizedContent(caller: Caller, channel: MockChannel, query: ChannelQuery) {
  const page = channelContent(caller, channel, query)
  const type = (channel.config?.contentModel ?? 'track') as ModelType
  const rows = (page?.data ?? []) as Parameters<typeof normalize>[0][]
  return page && { ...page, data: rows.map((row) => normalize(row, type)) }
}

const isOnlyContent = (query: URLSearchParams): boolean => ['true', '1'].includes(query.get('returnContentOnly') ?? '')
const isEdited = (query: URLSearchParams): boolean => query.get('loader') === 'editChannelPage'

export const managedChannelHandlers = mockGroup(
  managedChannels,
  documented,
  {
    list: (request) => {
      const caller = editorOf(request, 'view')
      const { filters, ...query } = request.query
      const rows = filterRows(caller.db.channels.all(), filters, dateReaders)
      const page = listRows(caller, rows, query, {
        table: 'channels',
        order: 'updated_at:desc',
        searched: ({ slug }) => [slug],
      })
      const hasPresets = releases[caller.release].channelReset === 'apply-preset'
      return {
        pagination: { ...page, data: page.data.map(presentManagedChannel) },
        ...(hasPresets && { presets: [...channelPresets] }),
      }
    },

    show: (request) => {
      const caller = editorOf(request, 'view')
      const channel = findChannel(caller.db, request.params['idOrSlug'] ?? '')
      const content = normalizedContent(caller, channel, request.query)
      return { channel: { ...presentManagedChannel(channel), content }, loader: 'editChannelPage' }
    },

    content: (request) => {
      const caller = editorOf(request, 'view')
      const pagination = normalizedContent(
        caller,
        findChannel(caller.db, request.params['idOrSlug'] ?? ''),
        request.query,
      )
      if (!pagination) throw invalid('contentModel', 'This channel has no content.')
      return { pagination }
    },

    create: (request) => {
      const caller = editorOf(request, 'create')
      const { channels } = caller.db
      const columns = channelColumns(caller, request.body)
      const id = channels.nextId()
      const channel = channels.insert({ id, created_at: columns.updated_at, item_ids: [], ...columns })
      return { channel: presentManagedChannel(channel) }
    },

    update: (request) => {
      const { caller, channel } = editedChannel(request)
      const updated = caller.db.channels.update(channel.id, channelColumns(caller, request.body, channel))
      return { channel: presentManagedChannel(updated) }
    },

    remove: (request) => {
      const { db } = editorOf(request, 'delete')
      const channels = findRows(db.channels, request.params['ids'], 'Channel')
      const kept = channels.find(({ config }) => config?.['preventDeletion'] === true)
      if (kept) throw invalid('ids', `The channel “${kept.name}” can’t be deleted.`)
      for (const { id } of channels) db.channels.remove(id)
      return {}
    },

    updateContent: (request) => {
      const { caller, channel } = editedChannel(request)
      const item_ids = foundContent(caller.db, request.body.channelConfig)
      return { channel: presentManagedChannel(caller.db.channels.update(channel.id, { item_ids })) }
    },

    findContent: (request) => {
      const { db } = editorOf(request)
      const { query, modelType, limit = MAX_RESULTS } = request.query
      const rows = modelTable(db, modelType).all()
      const found = query === '' ? rows : searchRows(rows, query)
      return { results: found.slice(0, limit).map((row) => normalize(row, modelType)) }
    },

    addContent: (request) => {
      const { caller, channel } = editedChannel(request)
      const { itemId } = request.body
      requireContent(caller.db, channel, request.body)
      const item_ids = [...channel.item_ids.filter((id) => id !== itemId), itemId]
      caller.db.channels.update(channel.id, { item_ids })
      return {}
    },

    removeContent: (request) => {
      const { caller, channel } = editedChannel(request)
      const item_ids = channel.item_ids.filter((id) => id !== request.body.itemId)
      caller.db.channels.update(channel.id, { item_ids })
      return {}
    },

    reorderContent: (request) => {
      const { caller, channel } = editedChannel(request)
      const { ids, modelType } = request.body
      if (modelType !== channel.config?.contentModel) throw invalid('modelType', 'The selected model type is invalid.')
      const moved = ids.filter((id) => channel.item_ids.includes(id))
      const others = channel.item_ids.filter((id) => !ids.includes(id))
      caller.db.channels.update(channel.id, { item_ids: [...moved, ...others] })
      return {}
    },

    resetToDefault: (request) => {
      installChannels(editorOf(request).db, 'default')
      return {}
    },

    applyPreset: (request) => {
      const { db } = editorOf(request)
      const { preset } = request.body
      if (!channelPresets.some((known) => known.preset === preset))
        throw invalid('preset', 'The selected preset is invalid.')
      installChannels(db, preset)
      return {}
    },
  },
  {
    show: (query) => isEdited(query) && !isOnlyContent(query),
    content: (query) => isEdited(query) && isOnlyContent(query),
  },
)
