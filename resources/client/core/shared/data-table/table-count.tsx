import type { Page } from '@/contract/machinery/pagination'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

type TableCountProps = { page: Page<unknown> | undefined; isFailed: boolean }

/**
 * "2,008 results" above a table, announced when a search or filter changes it. Without a total, and for none, only
 * screen readers get it: the number of rows, or that they load. Errors are announced elsewhere.
 */
export function TableCount({ page, isFailed }: TableCountProps) {
  const { t } = useTranslation()
  const total = page?.total ?? null
  return (
    <p role="status" className={classNames(total ? 'text-sm font-semibold text-muted tabular-nums' : 'sr-only')}>
      {page
        ? total === null
          ? t('[one :count row|other :count rows]', { count: page.items.length })
          : t('[one :count result|other :count results]', { count: total })
        : !isFailed && t('Loading')}
    </p>
  )
}
