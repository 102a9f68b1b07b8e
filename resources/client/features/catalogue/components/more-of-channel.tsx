import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { ChannelLayout } from '@/contract/channels'
import { useTranslation } from '@/core/i18n/use-translation'
import { PanelError } from '@/core/screen/panel-error'
import { Button } from '@/ui/button'

import { type ChannelAddress, channelQueries } from '../queries'
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
            <Sentinel onNear={() => !isFetching && fetchMore()} />
            <Button variant="outline" pending={isFetching} onClick={fetchMore}>
              {t('Show more')}
            </Button>
          </div>
        )
      )}
    </>
  )
}

/** How far ahead of the screen's edge the next page is asked for. */
const AHEAD = '600px'

function Sentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: AHEAD })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={element} aria-hidden className="h-px w-full" />
}
