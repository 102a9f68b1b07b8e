import type { Page } from '@/contract/pagination'
import { Pagination } from '@/ui/collections/pagination'

import { type ChannelAddress, placeQuery } from '../channel/channel-address'

/** Links to the other pages of a channel that is read page by page, in the same order. */
export function ChannelPager({ page, order }: { page: Page<unknown>; order: ChannelAddress['order'] }) {
  const current = page.current ?? 1
  const step = { previous: current - 1, next: current + 1 }
  return (
    <Pagination
      current={page.current}
      last={page.last}
      hasPrevious={page.previous !== null}
      hasNext={page.next !== null}
      hrefOf={(target) => placeQuery({ page: typeof target === 'number' ? target : step[target], order }) || '?'}
    />
  )
}
