import { type ChannelOrder, channelOrders } from '@/contract/groups/channels'

const isCurationOrder = (order: ChannelOrder): boolean => order.startsWith('channelables.')

/** Users have no popularity, and only albums have a release date. */
const isOrderFor = (model: string, order: ChannelOrder): boolean =>
  order === 'popularity:desc' ? model !== 'user' : order !== 'release_date:desc' || model === 'album'

/**
 * Returns the orders that fit a channel's content. Content that was chosen has its own order and dates (`channelables`);
 * a complete list has those of the items. Channels in a channel have only the former.
 */
export function ordersFor(model: string, contentType: string | null | undefined): ChannelOrder[] {
  const isCompleteList = contentType === 'listAll'
  return channelOrders.filter((order) => {
    if (model === 'channel') return isCurationOrder(order)
    const isOfEither = order === 'popularity:desc' || order === 'release_date:desc'
    return isOrderFor(model, order) && isCurationOrder(order) === (!isCompleteList && !isOfEither)
  })
}
