import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'

import type { CustomPage } from '@/contract/groups/custom-pages'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isGone } from '@/core/platform/api/api-error'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { currentPath, loginPath } from '@/core/platform/navigation/redirects'
import { useUser } from '@/core/platform/session/use-session'
import { AdSlot } from '@/core/shared/ads/ad-slot'
import { PageArticle } from '@/core/shared/html/page-article'
import { PublicQueryPage } from '@/core/shared/screen/public-query-page'
import { NotFound, PanelError } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'

import { customPageQueries } from './queries'

type Params = Readonly<Partial<Record<string, string>>>

const idOrSlugOf = ({ pageId, pageSlug = '' }: Params): string => pageId ?? pageSlug

/** `/pages/{slug}` and `/pages/{id}/{slug}`: a page that an administrator wrote (spec section 2). */
export function Screen() {
  return <CustomPageAt idOrSlug={idOrSlugOf(useParams())} />
}

/** `/` while the homepage is a custom page; `homepage.value` is its slug or id. */
export function HomeCustomPage() {
  const { value } = useSettings().homepage
  return <CustomPageAt idOrSlug={String(value ?? '')} isHome />
}

export const prefetch: Prefetch = ({ params }) => prefetchable(customPageQueries.show(idOrSlugOf(params)))

type CustomPageProps = { idOrSlug: string; isHome?: boolean }

const CustomPageAt = (props: CustomPageProps) => (
  <PublicQueryPage menu="custom-page-navbar">
    <AdSlot place="general_top" />
    <LoadedPage key={props.idOrSlug} {...props} />
    <AdSlot place="general_bottom" />
  </PublicQueryPage>
)

function LoadedPage({ idOrSlug, isHome = false }: CustomPageProps) {
  const { data, error, refetch } = useQuery(customPageQueries.show(idOrSlug))
  if (data) return <Article page={data.page} seo={data.seo} isHome={isHome} />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return <ArticleSkeleton />
}

type ArticleProps = { page: CustomPage; seo: unknown; isHome: boolean }

function Article({ page: { id, slug, title, body }, seo, isHome }: ArticleProps) {
  const { tServer } = useTranslation()
  const name = tServer(title ?? '')
  const path = slug ? paths.customPage.link(slug) : paths.customPageById.link({ pageId: id, pageSlug: '-' })
  usePageTitle(name || null)
  usePageMeta({ path: isHome ? paths.home.link() : path, seo })
  return <PageArticle title={title ?? ''} body={body ?? ''} />
}

/** Statuses of a page that only some users may see. */
const REFUSALS: readonly number[] = [HttpStatus.Unauthorized, HttpStatus.Forbidden]

/** Errors of a custom page (spec section 2, "Redirects"): guests who are refused may sign in. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const user = useUser()
  const { t } = useTranslation()
  if (isGone(error)) return <NotFound />
  const isRefused = error instanceof ApiError && REFUSALS.includes(error.status)
  if (isRefused && !user) return <Navigate to={loginPath(currentPath())} replace />
  if (isRefused) return <PanelError level={1} error={error} onRetry={onRetry} />
  return (
    <ErrorState
      level={1}
      title={t('There was an issue loading this page')}
      message={t('Please try again later')}
      retryLabel={t('Try again')}
      onRetry={onRetry}
    />
  )
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-2/3']

function ArticleSkeleton() {
  return (
    <div aria-hidden className="mx-auto w-full max-w-prose space-y-8 md:py-6">
      <Skeleton className="h-11 w-2/3 rounded-button" />
      {['first', 'second', 'third'].map((paragraph) => (
        <div key={paragraph} className="space-y-3">
          {LINES.map((width, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- fixed list
            <Skeleton key={line} className={`h-4 rounded-button ${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
