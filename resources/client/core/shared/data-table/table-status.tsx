import type { Page } from '@/contract/pagination'
import { useTranslation } from '@/core/platform/i18n/use-translation'

/** Says aloud what came of a search, a filter or a page; a failure says itself. */
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
