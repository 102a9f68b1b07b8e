import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IntersectionSentinel } from '@/ui/deferred-rendering/intersection-sentinel'

import { PanelError } from './query-view'

/** The part of an infinite query that loads more pages. */
export type InfiniteQuery = {
  error: unknown
  isFetching: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** End of an infinite list: loads the next page on scroll or click, and shows an error with a retry. */
export function LoadMore({ query: { error, isFetching, hasNextPage, fetchNextPage } }: { query: InfiniteQuery }) {
  const { t } = useTranslation()
  const fetchMore = () => void fetchNextPage()
  if (error && !isFetching) return <PanelError error={error} onRetry={fetchMore} />
  if (!hasNextPage) return null
  return (
    <div className="grid place-items-center">
      <IntersectionSentinel onNear={() => !isFetching && fetchMore()} />
      <Button variant="outline" pending={isFetching} onClick={fetchMore}>
        {t('Show more')}
      </Button>
    </div>
  )
}
