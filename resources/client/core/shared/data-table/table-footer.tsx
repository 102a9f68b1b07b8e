import type { Page } from '@/contract/pagination'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type PageTarget, Pagination } from '@/ui/collections/pagination'

import { PageSizeMenu } from './page-size-menu'
import type { TableControl } from './use-table-state'

type TableFooterProps = { label: string; page: Page<unknown>; control: TableControl }

/** Which rows of how many these are, how many a page has, and the ways to the other pages. */
export function TableFooter({ label, page, control: { state, change } }: TableFooterProps) {
  const { t } = useTranslation()
  const { current, last, next, previous } = page
  const go = (target: PageTarget) => {
    const to = target === 'next' ? next : target === 'previous' ? previous : target
    if (to !== null) change({ page: to })
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 md:justify-between">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <p className="text-muted tabular-nums">
          <Range page={page} />
        </p>
        <PageSizeMenu value={state.perPage} onChange={(perPage) => change({ perPage })} />
      </div>
      {(next !== null || previous !== null) && (
        <Pagination
          label={t(':name pagination', { name: label })}
          current={current}
          last={last}
          hasPrevious={previous !== null}
          hasNext={next !== null}
          onGo={go}
        />
      )}
    </div>
  )
}

/** "16–30 of 1 204"; without a count "16–30", and for cursors, which have no numbers, how many there are here. */
function Range({ page: { items, current, perPage, total } }: { page: Page<unknown> }) {
  const { t } = useTranslation()
  const count = items.length
  if (current === null || count === 0) return t('[one :count row|other :count rows]', { count })
  const first = (current - 1) * perPage + 1
  const range = `${formatNumber(first)}–${formatNumber(first + count - 1)}`
  return total === null ? range : t(':range of :total', { range, total: formatNumber(total) })
}
