import { useSearchParams } from 'react-router-dom'

import { channelOrders, type ChannelParams } from './queries'

/** Reads page and order from a query string; ignores invalid values. */
export function parseListParams(search: URLSearchParams): Pick<ChannelParams, 'page' | 'order'> {
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    order: channelOrders.find((order) => order === search.get('order')),
  }
}

/** Returns the query string for a page and order, such as `?page=2&order=popularity:desc`; empty for the defaults. */
export function listSearch({ page = 1, order }: Pick<ChannelParams, 'page' | 'order'>): string {
  const pairs = [page > 1 && `page=${page}`, order && `order=${order}`].filter(Boolean)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Adds page and order from the current URL to a channel and its restriction. */
export function useChannelParams(channel: Pick<ChannelParams, 'idOrSlug' | 'restriction'>): ChannelParams {
  const [search] = useSearchParams()
  return { ...channel, ...parseListParams(search) }
}
