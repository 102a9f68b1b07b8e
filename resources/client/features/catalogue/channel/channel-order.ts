import type { Channel, ChannelOrder } from '@/contract/channels'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import { channelOrders } from './queries'

/** An order to choose; without an `order` it is the administrator's, which the address does not name. */
export type OrderChoice = { order?: ChannelOrder; label: TranslationKey }

const labels: Record<ChannelOrder, TranslationKey> = {
  'channelables.order:asc': 'Featured',
  'channelables.created_at:desc': 'Recently added',
  'popularity:desc': 'Most popular',
  'created_at:desc': 'Recently added',
  'release_date:desc': 'Release date',
}

const isPlaceOfChoice = (order: ChannelOrder): boolean => order.startsWith('channelables.')

/** Who is on a channel of people is in no chart; albums alone are released. */
const isOrderOf = (model: string, order: ChannelOrder): boolean =>
  order === 'popularity:desc' ? model !== 'user' : order !== 'release_date:desc' || model === 'album'

/**
 * The orders that make sense of a channel's content, the administrator's first. What was chosen by hand has its own order and dates
 * (`channelables`); a list of everything has those of the things. None for a channel of channels.
 */
export function orderChoices({ config }: Channel): OrderChoice[] {
  const { contentModel, contentType, contentOrder } = config ?? {}
  if (!contentModel || contentModel === 'channel') return []
  const isListOfAll = contentType === 'listAll'
  const offered = channelOrders.filter(
    (order) =>
      order !== contentOrder &&
      isOrderOf(contentModel, order) &&
      isPlaceOfChoice(order) === (!isListOfAll && order !== 'popularity:desc' && order !== 'release_date:desc'),
  )
  return [{ label: usualLabel(contentOrder) }, ...offered.map((order) => ({ order, label: labels[order] }))]
}

function usualLabel(contentOrder: string | null | undefined): TranslationKey {
  const known = channelOrders.find((order) => order === contentOrder)
  return known ? labels[known] : 'Default order'
}
