import { type Channel, channels } from '@/contract/channels'
import type { Output } from '@/contract/endpoint'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { firstPage } from '@/core/platform/bootstrap/first-page'

import { addressRestriction } from '../channel-restriction'
import type { ChannelAddress } from './channel-address'

const channelInput = ({ idOrSlug, restriction, page, order }: ChannelAddress) => ({
  params: { idOrSlug },
  // Counted: only the answer says whether the channel numbers its pages.
  query: { loader: 'channelPage' as const, restriction, page, order, paginate: 'lengthAware' as const },
})

/** Layouts and orders that the contract knows. */
export { channelLayouts, channelOrders } from '@/contract/channels'

/** Whether a channel is the one of an address, whichever page and order of it. */
const isAt = ({ idOrSlug, restriction }: ChannelAddress, channel: Channel): boolean =>
  restriction === addressRestriction(channel) && [String(channel.id), channel.slug].includes(idOrSlug)

export const channelQueries = {
  show: (address: ChannelAddress) => ({
    ...query(channels.show, channelInput(address)),
    // What is embedded does not say in which order it is.
    ...firstPage('channelPage', channels.show, ({ channel }) => {
      const isPage = (address.page ?? 1) === (channel.content?.current ?? 1)
      return isPage && !address.order && isAt(address, channel)
    }),
  }),
  /** The list stays while another page or order of it is on its way; another channel is another list. */
  showStaying: (address: ChannelAddress) => ({
    ...channelQueries.show(address),
    placeholderData: (before: Output<typeof channels.show> | undefined) =>
      before && isAt(address, before.channel) ? before : undefined,
  }),
  /** The pages after the one that comes with the channel itself. */
  more: ({ idOrSlug, restriction, order, page = 1 }: ChannelAddress) =>
    infiniteQuery(
      channels.content,
      { params: { idOrSlug }, query: { returnContentOnly: true, restriction, order, paginate: 'simple' } },
      { pageOf: ({ pagination }) => pagination, first: page + 1 },
    ),
}
