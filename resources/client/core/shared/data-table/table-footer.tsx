import { ChevronDown } from 'lucide-react'

import type { Page } from '@/contract/machinery/pagination'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { type PageTarget, Pagination } from '@/ui/collections/pagination'
import { Menu } from '@/ui/overlays/menu'

import { PageJump } from './page-jump'
import { PAGE_SIZES } from './table-state'
import type { TableControl } from './use-table-state'

/** Up to this number of pages, previous and next are as quick as a number. */
const MAX_PAGES_WITHOUT_JUMP = 2

type TableFooterProps = { label: string; page: Page<unknown>; control: TableControl }

/** Range of shown rows, page size menu, pagination, and the field for a page's number. */
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
        <div className="flex flex-wrap items-start justify-center gap-x-4 gap-y-2">
          <Pagination
            label={t(':name pagination', { name: label })}
            current={current}
            last={last}
            hasPrevious={previous !== null}
            hasNext={next !== null}
            onGo={go}
          />
          {last !== null && last > MAX_PAGES_WITHOUT_JUMP && <PageJump last={last} onGo={go} />}
        </div>
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
