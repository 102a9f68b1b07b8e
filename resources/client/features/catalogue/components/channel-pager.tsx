import type { Page } from '@/contract/pagination'
import { useTranslation } from '@/core/i18n/use-translation'
import { LinkButton } from '@/ui/buttons/link-button'

/** Links to the neighbouring pages of a channel that is read page by page. */
export function ChannelPager({ page }: { page: Page<unknown> }) {
  const { t } = useTranslation()
  if (page.next === null && page.previous === null) return null
  return (
    <nav aria-label={t('Pages')} className="flex items-center justify-center gap-3">
      {page.previous !== null && (
        <LinkButton variant="outline" to={`?page=${page.previous}`} rel="prev">
          {t('Previous page')}
        </LinkButton>
      )}
      {page.last !== null && <span className="text-muted">{t(':page of :last', { page: page.current ?? 1, last: page.last })}</span>}
      {page.next !== null && (
        <LinkButton variant="outline" to={`?page=${page.next}`} rel="next">
          {t('Next page')}
        </LinkButton>
      )}
    </nav>
  )
}
