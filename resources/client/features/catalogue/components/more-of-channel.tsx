import { useInfiniteQuery } from '@tanstack/react-query'

import type { ChannelLayout } from '@/contract/channels'
import { useTranslation } from '@/core/i18n/use-translation'
import { PanelError } from '@/core/screen/panel-error'
import { Button } from '@/ui/buttons/button'
import { NearSentinel } from '@/ui/collections/near-sentinel'

import { type ChannelAddress, channelQueries } from '../channel/queries'
import { ChannelItems, visibleItems } from './channel-items'

type MoreOfChannelProps = { address: ChannelAddress; layout: ChannelLayout; label: string }

/** The pages after the first, fetched as the visitor nears the end; the button does the same without scrolling. */
export function MoreOfChannel({ address, ...list }: MoreOfChannelProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...channelQueries.more(address),
    // Asked for page by page, the first of them too.
    enabled: false,
  })
  const items = data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  const fetchMore = () => void fetchNextPage()
  const mayGrow = data === undefined || hasNextPage
  return (
    <>
      <ChannelItems items={visibleItems(items)} {...list} />
      {error && !isFetching ? (
        <PanelError error={error} onRetry={fetchMore} />
      ) : (
        mayGrow && (
          <div className="grid place-items-center">
            <NearSentinel onNear={() => !isFetching && fetchMore()} />
            <Button variant="outline" pending={isFetching} onClick={fetchMore}>
              {t('Show more')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
