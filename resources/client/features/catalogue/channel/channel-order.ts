import type { Channel, ChannelOrder } from '@/contract/groups/channels'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import { channelOrders } from './queries'

/** A selectable order; without `order` it is the administrator's default, which the URL omits. */
type OrderOption = { order?: ChannelOrder; label: TranslationKey }

const labels: Record<ChannelOrder, TranslationKey> = {
  'channelables.order:asc': 'Featured',
  'channelables.created_at:desc': 'Recently added',
  'popularity:desc': 'Most popular',
  'created_at:desc': 'Recently added',
  'release_date:desc': 'Release date',
}

const isCurationOrder = (order: ChannelOrder): boolean => order.startsWith('channelables.')

/** Users have no popularity, and only albums have a release date. */
const isOrderFor = (model: string, order: ChannelOrder): boolean =>
  order === 'popularity:desc' ? model !== 'user' : order !== 'release_date:desc' || model === 'album'

/**
 * Returns the orders that fit a channel's content, the administrator's first; none for a channel of channels. Manually
 * curated channels have their own order and dates (`channelables`); others use those of the items.
 */
export function orderOptions({ config }: Channel): OrderOption[] {
  const { contentModel, contentType, contentOrder } = config ?? {}
  if (!contentModel || contentModel === 'channel') return []
  const isCompleteList = contentType === 'listAll'
  const offeredOrders = channelOrders.filter(
    (order) =>
      order !== contentOrder &&
      isOrderFor(contentModel, order) &&
      isCurationOrder(order) === (!isCompleteList && order !== 'popularity:desc' && order !== 'release_date:desc'),
  )
  return [{ label: defaultLabel(contentOrder) }, ...offeredOrders.map((order) => ({ order, label: labels[order] }))]
}

function defaultLabel(contentOrder: string | null | undefined): TranslationKey {
  const known = channelOrders.find((order) => order === contentOrder)
  return known ? labels[known] : 'Default order'
}
