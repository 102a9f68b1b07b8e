import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { NearSentinel } from '@/ui/collections/near-sentinel'

import { PanelError } from './panel-error'

/** What the end of a list needs to know of its infinite query. */
export type GrowingQuery = {
  error: unknown
  isFetching: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The end of a list that grows: more comes as the visitor nears it, or at a press; a failure is told and tried again. */
export function MorePages({ query: { error, isFetching, hasNextPage, fetchNextPage } }: { query: GrowingQuery }) {
  const { t } = useTranslation()
  const fetchMore = () => void fetchNextPage()
  if (error && !isFetching) return <PanelError error={error} onRetry={fetchMore} />
  if (!hasNextPage) return null
  return (
    <div className="grid place-items-center">
      <NearSentinel onNear={() => !isFetching && fetchMore()} />
      <Button variant="outline" pending={isFetching} onClick={fetchMore}>
        {t('Show more')}
      </Button>
    </div>
  )
}
