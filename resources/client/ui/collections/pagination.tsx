import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import { useUiTranslation } from '../ui-translation'

type PaginationProps = GoToPage & {
  /** Accessible name of the landmark, needed for more than one on a screen; "Pagination" by default. */
  label?: string
  /** Current page number, from 1; null in cursor pagination. */
  current: number | null
  /** Number of the last page; null if unknown. */
  last: number | null
  hasPrevious: boolean
  hasNext: boolean
}

/** Navigation between the pages of a list: page numbers if the total is known, otherwise only previous and next. */
export function Pagination({ label, current, last, hasPrevious, hasNext, ...go }: PaginationProps) {
  const { t } = useUiTranslation()
  const isNumbered = current !== null && last !== null
  // On narrow screens the page number replaces the arrows' labels.
  const labelClass = isNumbered ? 'max-md:sr-only' : undefined
  return (
    <nav aria-label={label ?? t('Pagination')} className="flex flex-wrap items-center justify-center gap-1">
      <PageLink {...go} to="previous" disabled={!hasPrevious}>
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        <span className={labelClass}>{t('Previous page')}</span>
      </PageLink>
      {isNumbered && (
        <>
          <PageNumbers {...go} current={current} last={last} />
          <span className="px-2 font-semibold md:hidden">{t('Page :page of :last', { page: current, last })}</span>
        </>
      )}
      <PageLink {...go} to="next" disabled={!hasNext}>
        <span className={labelClass}>{t('Next page')}</span>
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

/** A page number, or the page before or after the current one. */
export type PageTarget = number | 'previous' | 'next'

/** Navigation to a page: links when pages have URLs, buttons otherwise. */
export type GoToPage =
  | { hrefOf: (page: PageTarget) => string; onGo?: never }
  | { onGo: (page: PageTarget) => void; hrefOf?: never }

type PageLinkProps = GoToPage & {
  to: PageTarget
  label?: string
  isCurrent?: boolean
  /** Ignores presses but stays focusable, so that the focus is not lost. */
  disabled?: boolean
  children: ReactNode
}

const SHAPE =
  'inline-flex min-h-target min-w-target items-center justify-center gap-1.5 rounded-button px-3 font-bold tabular-nums transition-press'
const styles = {
  current: 'bg-primary text-on-primary',
  disabled: 'cursor-default text-disabled',
  plain: 'hover:bg-hover active:bg-focus',
}

/** One link or button of a pagination. */
export function PageLink({ to, label, isCurrent = false, disabled = false, children, hrefOf, onGo }: PageLinkProps) {
  const style = isCurrent ? 'current' : disabled ? 'disabled' : 'plain'
  const props = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    className: classNames(SHAPE, styles[style]),
    children,
  }
  const preventIfDisabled = (event: MouseEvent) => disabled && event.preventDefault()
  if (hrefOf) return <Link {...props} to={disabled ? '' : hrefOf(to)} onClick={preventIfDisabled} />
  return <button {...props} type="button" onClick={() => !disabled && onGo(to)} />
}

/**
 * Number of slots in a row of page numbers, gaps included. It is constant so that buttons do not move under the
 * pointer.
 */
export const PAGE_SLOTS = 7

/** A page number, or a gap where numbers are left out. */
type PageSlot = number | 'leadingGap' | 'trailingGap'

const pagesFrom = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index)

/**
 * Returns the pages to offer: first, last, `current` with its neighbours, and gaps that each replace two pages or more.
 */
export function pageNumbers(current: number, last: number): PageSlot[] {
  if (last <= PAGE_SLOTS) return pagesFrom(1, last)
  const run = PAGE_SLOTS - 2
  if (current < run) return [...pagesFrom(1, run), 'trailingGap', last]
  if (current > last - run + 1) return [1, 'leadingGap', ...pagesFrom(last - run + 1, run)]
  return [1, 'leadingGap', ...pagesFrom(current - 1, run - 2), 'trailingGap', last]
}
