import { ChevronDown } from 'lucide-react'

import type { Page } from '@/contract/machinery/pagination'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { type PageTarget, Pagination } from '@/ui/collections/pagination'
import { Menu } from '@/ui/overlays/menu'

import { PAGE_SIZES } from './table-state'
import type { TableControl } from './use-table-state'

type TableFooterProps = { label: string; page: Page<unknown>; control: TableControl }

/** Range of shown rows, page size menu and pagination. */
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

/** "16–30 of 1 204"; "16–30" without a total; with cursors, which have no page numbers, the number of rows. */
function Range({ page: { items, current, perPage, total } }: { page: Page<unknown> }) {
  const { t } = useTranslation()
  const count = items.length
  if (current === null || count === 0) return t('[one :count row|other :count rows]', { count })
  const first = (current - 1) * perPage + 1
  const range = `${formatNumber(first)}–${formatNumber(first + count - 1)}`
  return total === null ? range : t(':range of :total', { range, total: formatNumber(total) })
}

/** Announces the number of rows, or that they load, to screen readers; errors are announced elsewhere. */
export function TableStatus({ page, isFailed }: { page: Page<unknown> | undefined; isFailed: boolean }) {
  const { t } = useTranslation()
  const count = page && (page.total ?? page.items.length)
  return (
    <p role="status" className="sr-only">
      {count !== undefined && t('[one :count row|other :count rows]', { count })}
      {count === undefined && !isFailed && t('Loading')}
    </p>
  )
}

/** Menu of page sizes. */
function PageSizeMenu({ value, onChange }: { value: number; onChange: (perPage: number) => void }) {
  const { t } = useTranslation()
  return (
    <Menu
      label={t('Rows per page')}
      placement="top start"
      groups={[
        {
          id: 'sizes',
          title: t('Rows per page'),
          selectedId: String(value),
          entries: PAGE_SIZES.map((size) => ({
            id: String(size),
            label: String(size),
            onSelect: () => onChange(size),
          })),
        },
      ]}
      trigger={(trigger) => (
        <Button variant="ghost" {...trigger} className="px-3">
          {t(':count per page', { count: value })}
          <ChevronDown aria-hidden className="size-5" />
        </Button>
      )}
    />
  )
}
