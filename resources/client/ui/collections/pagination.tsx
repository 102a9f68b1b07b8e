import { ChevronLeft, ChevronRight } from 'lucide-react'

import { classNames } from '@/lib/class-names'
import { pageNumbers } from '@/lib/lists/page-numbers'

import { useUiTranslation } from '../ui-translation'
import { type GoToPage, PageLink } from './page-link'

type PaginationProps = GoToPage & {
  /** Name of the landmark, for more than one on a screen; "Pagination" without it. */
  label?: string
  /** Number of this page, from 1; null where pages have no numbers (cursors). */
  current: number | null
  /** Number of the last page; null where nobody counted. */
  last: number | null
  hasPrevious: boolean
  hasNext: boolean
}

/** Ways to the other pages of a list: numbered where it is known how many there are, otherwise to the neighbours alone. */
export function Pagination({ label, current, last, hasPrevious, hasNext, ...go }: PaginationProps) {
  const { t } = useUiTranslation()
  const isNumbered = current !== null && last !== null
  // Between the arrows of a narrow screen stands the page's number; where there is none there is room for words.
  const words = isNumbered ? 'max-md:sr-only' : undefined
  return (
    <nav aria-label={label ?? t('Pagination')} className="flex flex-wrap items-center justify-center gap-1">
      <PageLink {...go} to="previous" disabled={!hasPrevious}>
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        <span className={words}>{t('Previous page')}</span>
      </PageLink>
      {isNumbered && (
        <>
          <PageNumbers {...go} current={current} last={last} />
          <span className="px-2 font-semibold md:hidden">{t('Page :page of :last', { page: current, last })}</span>
        </>
      )}
      <PageLink {...go} to="next" disabled={!hasNext}>
        <span className={words}>{t('Next page')}</span>
        <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </PageLink>
    </nav>
  )
}

function PageNumbers({ current, last, ...go }: GoToPage & { current: number; last: number }) {
  const { t } = useUiTranslation()
  return (
    <ol className="flex items-center gap-1 max-md:hidden">
      {pageNumbers(current, last).map((page) => (
        <li key={page} className={classNames(typeof page === 'string' && 'min-w-target text-center text-muted')}>
          {typeof page === 'string' ? (
            '…'
          ) : (
            <PageLink {...go} to={page} isCurrent={page === current} label={t('Page :page', { page })}>
              {page}
            </PageLink>
          )}
        </li>
      ))}
    </ol>
  )
}
