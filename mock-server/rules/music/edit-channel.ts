import type * as z from 'zod/mini'

import type { contentModels, managedChannels } from '@/contract/groups/managed-channels'

import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db } from '../../state/store/db'
import type { ChannelConfig, MockChannel } from '../../state/store/music-rows'
import { requireUnique } from '../../state/store/require-unique'
import { type Row, sortRows } from '../lists/listing'
import { modelTable } from '../lists/normalized-model'

/** Number of items that an update finds. */
const UPDATED_ITEMS = 20

type Body = z.output<typeof managedChannels.update.body>
type Item = { itemId: number; itemType: (typeof contentModels)[number] }

/** Maps a channel for administrators: as it is stored, without its content. */
export const presentManagedChannel = ({ item_ids, ...channel }: MockChannel) => ({
  ...channel,
  type: 'channel',
  public: channel.public ?? true,
  created_at: channel.created_at ?? null,
  updated_at: channel.updated_at ?? channel.created_at ?? null,
  model_type: 'channel' as const,
})

/** Columns of a request. Throws 422 when another channel has the slug, or the channel's own is locked. */
export function channelColumns({ db, now }: Caller, body: Body, known?: MockChannel) {
  const { name, slug, description = null, config } = body
  requireUnique(db.channels, 'slug', slug, known)
  if (known?.config?.['lockSlug'] && config.lockSlug && known.slug !== slug)
    throw invalid('slug', 'The slug of this channel is locked.')
  return {
    ...{ name, slug, description },
    public: body.public ?? true,
    config: config as ChannelConfig,
    updated_at: new Date(now()).toISOString(),
    // Rows of another model are no content.
    ...(known?.config?.contentModel !== config.contentModel && { item_ids: [] }),
  }
}

/** Throws 422 for an item of another type than the channel's, a missing one, or the channel itself. */
export function requireContent(db: Db, channel: MockChannel, { itemId, itemType }: Item): void {
  if (itemType !== channel.config?.contentModel) throw invalid('itemType', 'The selected item type is invalid.')
  const isItself = itemType === 'channel' && itemId === channel.id
  if (isItself || !modelTable(db, itemType).get(itemId)) throw invalid('itemId', 'The selected item id is invalid.')
}

/** Order of what an update finds, by its method. */
const orders: Readonly<Record<string, { column: string; direction: string }>> = {
  newAlbums: { column: 'release_date', direction: 'desc' },
}

/** Ids that a channel which updates itself finds by its settings. */
export function foundContent(db: Db, { contentModel, autoUpdateMethod, autoUpdateValue }: Body['config']): number[] {
  if (autoUpdateMethod === 'playlistTracks') return [...(db.playlists.get(Number(autoUpdateValue))?.track_ids ?? [])]
  const table = modelTable(db, (contentModel ?? 'track') as Item['itemType'])
  const order = orders[autoUpdateMethod ?? ''] ?? { column: 'popularity', direction: 'desc' }
  return sortRows(table.all() as (Row & { id: number })[], order)
    .slice(0, UPDATED_ITEMS)
    .map(({ id }) => id)
}
