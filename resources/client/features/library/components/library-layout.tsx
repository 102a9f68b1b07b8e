import { SearchX } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { CardsSkeleton, TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import type { InfiniteQuery } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import { keepFocus } from '@/ui/collections/keep-focus'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { LibraryParams, LibrarySection } from '../sections'
import { LibraryToolbar } from './library-toolbar'

type LibraryLayoutProps = {
  section: LibrarySection
  params: LibraryParams
  result: InfiniteQuery & { isPending: boolean; refetch: () => Promise<unknown> }
  /** Number of items shown. */
  count: number
  /** Shape of the loading skeleton. */
  shape: 'rows' | 'cards'
  /** Play and shuffle buttons. */
  play?: ReactNode
  /** Extra button, such as "New playlist". */
  action?: ReactNode
  children: ReactNode
}

/** A library section: search and order, and the list in its loading, empty, error and loaded states. */
export function LibraryLayout({ section, params, result, count, shape, play, action, children }: LibraryLayoutProps) {
  const { t } = useTranslation()
  const id = useId()
  const isChild = useIsChild()
  const isSearchable = !isChild && (result.isPending || count > 0 || params.query !== '' || result.error !== null)
  return (
    <section ref={keepFocus} aria-labelledby={id} className="space-y-3 md:space-y-5">
      <h2 id={id} tabIndex={-1} className="sr-only">
        {t(section.title)}
      </h2>
      <div className="flex flex-wrap items-center gap-2 not-empty:min-h-14 md:gap-x-3">
        {count > 0 && play}
        {isSearchable && action}
        {isSearchable && <LibraryToolbar section={section} params={params} pending={result.isFetching} />}
      </div>
      <Content section={section} params={params} result={result} count={count} shape={shape} action={action}>
        {children}
      </Content>
    </section>
  )
}

function Content({ section, params, result, count, shape, action, children }: LibraryLayoutProps) {
  if (result.isPending) return shape === 'rows' ? <TrackListSkeleton /> : <CardsSkeleton />
  if (count > 0) return children
  if (result.error) return <PanelError error={result.error} onRetry={() => void result.refetch()} />
  return <LibraryEmpty section={section} params={params} action={action} />
}

type LibraryEmptyProps = { section: LibrarySection; params: LibraryParams; action: ReactNode }

/** Empty state of a section: no search matches, or no items yet. */
function LibraryEmpty({ section, params: { query, setQuery }, action }: LibraryEmptyProps) {
  const { t } = useTranslation()
  if (query) {
    return (
      <EmptyState
        icon={<SearchX className="size-16" />}
        title={t('No matches for “:query”', { query })}
        action={
          <Button variant="outline" onClick={() => setQuery('')}>
            {t('Clear search')}
          </Button>
        }
      >
        {t('Try a different word or clear the search.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(section.emptyTitle)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.home.link()}>{t('Find music')}</LinkButton>
          {action}
        </div>
      }
    >
      {t(section.emptyText)}
    </EmptyState>
  )
}
