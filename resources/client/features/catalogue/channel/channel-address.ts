import { useSearchParams } from 'react-router-dom'

import type { ChannelOrder } from '@/contract/channels'

import { channelOrders } from './queries'

/** What identifies a list inside a channel: its restriction (e.g. a genre), page and order. */
export type ChannelAddress = {
  idOrSlug: string
  restriction?: string | undefined
  /** Undefined for the first, which needs no name. */
  page?: number | undefined
  /** Undefined for the one that an administrator chose. */
  order?: ChannelOrder | undefined
}

/** Reads page and order of an address; what is none is left out. */
export function readPlace(search: URLSearchParams): Pick<ChannelAddress, 'page' | 'order'> {
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    order: channelOrders.find((order) => order === search.get('order')),
  }
}

/** The query of a place in a channel: `?page=2&order=popularity:desc`, empty for the usual one. */
export function placeQuery({ page = 1, order }: Pick<ChannelAddress, 'page' | 'order'>): string {
  const pairs = [page > 1 && `page=${page}`, order && `order=${order}`].filter(Boolean)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Where in a channel the visitor is, as the address says. */
export function useChannelAddress(channel: Pick<ChannelAddress, 'idOrSlug' | 'restriction'>): ChannelAddress {
  const [search] = useSearchParams()
  return { ...channel, ...readPlace(search) }
}
