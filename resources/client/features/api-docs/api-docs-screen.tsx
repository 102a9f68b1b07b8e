import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { ErrorState } from '@/ui/feedback/error-state'
import { LinesSkeleton } from '@/ui/feedback/panel-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

import { Reader } from './components/reader'
import { apiDocument } from './queries'

export const prefetch: Prefetch = () => prefetchable(apiDocument)

/**
 * `/api-docs`: documentation of the site's API. It makes no other call with the session: the backend refuses them from
 * this page (backend contract, section 2).
 */
export function Screen() {
  const { t } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 md:px-8">
        <SiteLogo isOnBar />
        <LinkButton to={`${paths.accountSettings.link()}#developers`} variant="ghost" size="sm">
          {t('Account settings')}
        </LinkButton>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 pt-2 pb-16 outline-none md:px-8">
        <Content />
      </main>
    </QueryClientProvider>
  )
}

function Content() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(apiDocument)
  usePageTitle(data ? undefined : t('API documentation'))
  if (data) return <Reader document={data} />
  if (error)
    return (
      <ErrorState
        level={1}
        title={t("The API documentation couldn't be loaded")}
        message={t('Please try again later')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  return <ReaderSkeleton />
}

function ReaderSkeleton() {
  return (
    <div aria-hidden className="grid gap-8 md:grid-cols-[17rem_1fr]">
      <div className="space-y-3 max-md:hidden">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
          <Skeleton key={line} className="h-9 rounded-button" />
        ))}
      </div>
      <div className="space-y-5">
        <Skeleton className="h-11 w-2/3 rounded-button" />
        <Skeleton className="h-5 w-full rounded-button" />
        <LinesSkeleton lines={5} />
      </div>
    </div>
  )
}
