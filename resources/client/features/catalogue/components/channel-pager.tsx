// Separate chunk: loaded with the first channel that has pages

import type { Page } from '@/contract/machinery/pagination'
import { Pagination } from '@/ui/collections/pagination'

import { listSearch } from '../channel/channel-params'
import type { ChannelParams } from '../channel/queries'

export type ChannelPagerProps = { page: Page<unknown>; order: ChannelParams['order'] }

/** Links to the other pages of a paginated channel, keeping the order. */
export function ChannelPager({ page, order }: ChannelPagerProps) {
  const current = page.current ?? 1
  const step = { previous: current - 1, next: current + 1 }
  return (
    <Pagination
      current={page.current}
      last={page.last}
      hasPrevious={page.previous !== null}
      hasNext={page.next !== null}
      hrefOf={(target) => listSearch({ page: typeof target === 'number' ? target : step[target], order }) || '?'}
    />
  )
}
