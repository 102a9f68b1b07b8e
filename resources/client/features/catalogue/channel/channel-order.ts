import type { Channel, ChannelOrder } from '@/contract/groups/channels'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { ordersFor } from '@/core/shared/channels/channel-orders'

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

/** Returns the orders that fit a channel's content, the administrator's first; none for a channel of channels. */
export function orderOptions({ config }: Channel): OrderOption[] {
  const { contentModel, contentType, contentOrder } = config ?? {}
  if (!contentModel || contentModel === 'channel') return []
  const offeredOrders = ordersFor(contentModel, contentType).filter((order) => order !== contentOrder)
  return [{ label: defaultLabel(contentOrder) }, ...offeredOrders.map((order) => ({ order, label: labels[order] }))]
}

function defaultLabel(contentOrder: string | null | undefined): TranslationKey {
  const known = channelOrders.find((order) => order === contentOrder)
  return known ? labels[known] : 'Default order'
}
