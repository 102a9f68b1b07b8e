import type { ReactNode } from 'react'

import type { Page } from '@/contract/machinery/pagination'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CardsSkeleton, TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { type InfiniteQuery, LoadMore } from '@/core/shared/screen/load-more'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

type GrowingListProps<Item> = {
  query: InfiniteQuery & { isPending: boolean; data: { pages: { pagination: Page<Item> }[] } | undefined }
  /** Shape of the skeleton. */
  shape: 'cards' | 'rows'
  emptyTitle: string
  children: (items: Item[]) => ReactNode
}

/** An infinite list with its skeleton, empty state and errors. */
export function GrowingList<Item>({ query, shape, emptyTitle, children }: GrowingListProps<Item>) {
  const { t } = useTranslation()
  const items = query.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  if (query.isPending) return shape === 'cards' ? <CardsSkeleton /> : <TrackListSkeleton />
  if (query.data && items.length === 0) {
    return (
      <EmptyState
        title={emptyTitle}
        action={
          <LinkButton variant="outline" to={paths.search.link({})}>
            {t('Explore')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className="space-y-8">
      {items.length > 0 && children(items)}
      <LoadMore query={query} />
    </div>
  )
}
