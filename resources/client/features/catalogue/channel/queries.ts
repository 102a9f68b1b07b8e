import { type Channel, type ChannelOrder, channels, type NestedChannel } from '@/contract/groups/channels'
import type { Output } from '@/contract/machinery/endpoint'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'

/** URL parameters that identify a channel's list: its restriction (e.g. a genre), page and order. */
export type ChannelParams = {
  idOrSlug: string
  restriction?: string | undefined
  /** Undefined for the first page, which the URL omits. */
  page?: number | undefined
  /** Undefined for the administrator's default order. */
  order?: ChannelOrder | undefined
}

/** Value of `restrictionModelId` when the URL sets the restriction (backend contract, section 5.1). */
const FROM_URL = 'urlParam'

/** Returns the restriction that appears in the channel's URL, e.g. a genre; one fixed by an administrator does not. */
export const urlRestriction = ({ config, restriction }: Channel | NestedChannel): string | undefined =>
  config?.restrictionModelId === FROM_URL ? restriction?.name : undefined

const channelInput = ({ idOrSlug, restriction, page, order }: ChannelParams) => ({
  params: { idOrSlug },
  // Always request the page count: whether the channel shows page numbers is known only from the response.
  query: { loader: 'channelPage' as const, restriction, page, order, paginate: 'lengthAware' as const },
})

/** Layouts and orders of the contract. */
export { channelLayouts, channelOrders } from '@/contract/groups/channels'

/** Whether the params name this channel, regardless of page and order. */
const isSameChannel = ({ idOrSlug, restriction }: ChannelParams, channel: Channel): boolean =>
  restriction === urlRestriction(channel) && [String(channel.id), channel.slug].includes(idOrSlug)

export const channelQueries = {
  show: (params: ChannelParams) => ({
    ...query(channels.show, channelInput(params)),
    // Embedded data does not name its order, so use it only for the default one.
    ...embeddedData('channelPage', channels.show, ({ channel }) => {
      const isPage = (params.page ?? 1) === (channel.content?.current ?? 1)
      return isPage && !params.order && isSameChannel(params, channel)
    }),
  }),
  /** Keeps showing the current list while another page or order of the same channel loads. */
  showKeepingList: (params: ChannelParams) => ({
    ...channelQueries.show(params),
    placeholderData: (before: Output<typeof channels.show> | undefined) =>
      before && isSameChannel(params, before.channel) ? before : undefined,
  }),
  /** Pages after the one included in the channel response. */
  more: ({ idOrSlug, restriction, order, page = 1 }: ChannelParams) =>
    infiniteQuery(
      channels.content,
      {
        params: { idOrSlug },
        query: { loader: 'channelPage', returnContentOnly: true, restriction, order, paginate: 'simple' },
      },
      { pageOf: ({ pagination }) => pagination, first: page + 1 },
    ),
}
