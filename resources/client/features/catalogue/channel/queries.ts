import { channels } from '@/contract/channels'
import { infiniteQuery, query } from '@/core/api/query'
import { firstPage } from '@/core/bootstrap/first-page'

import { addressRestriction } from '../channel-restriction'

/** What identifies a list inside a channel: its restriction (e.g. a genre) and page. */
export type ChannelAddress = { idOrSlug: string; restriction?: string | undefined; page?: number | undefined }

const channelInput = ({ idOrSlug, restriction, page }: ChannelAddress) => ({
  params: { idOrSlug },
  query: { loader: 'channelPage' as const, restriction, page },
})

export const channelQueries = {
  show: (address: ChannelAddress) => ({
    ...query(channels.show, channelInput(address)),
    ...firstPage('channelPage', channels.show, ({ channel }) => {
      const isPage = (address.page ?? 1) === (channel.content?.current ?? 1)
      const isRestricted = address.restriction === addressRestriction(channel)
      return isPage && isRestricted && [String(channel.id), channel.slug].includes(address.idOrSlug)
    }),
  }),
  /** The pages after the one that comes with the channel itself. */
  more: ({ idOrSlug, restriction, page = 1 }: ChannelAddress) =>
    infiniteQuery(
      channels.content,
      { params: { idOrSlug }, query: { returnContentOnly: true, restriction, paginate: 'simple' } },
      { pageOf: ({ pagination }) => pagination, first: page + 1 },
    ),
}
