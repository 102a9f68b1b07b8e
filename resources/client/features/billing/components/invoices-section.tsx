import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'

import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { invoiceUrl } from '@/core/platform/navigation/invoice-url'
import { ScreenPanel, PanelQuery } from '@/core/shared/screen/screen-panel'
import { Badge } from '@/ui/feedback/badge'
import { EmptyState } from '@/ui/feedback/empty-state'

import { billingQueries, type Invoice } from '../queries'
import { NewTabLink } from './new-tab-link'

/** The user's invoices, the newest first. */
export function InvoicesSection({ userId }: { userId: number }) {
  const { t } = useTranslation()
  return (
    <ScreenPanel id="invoices" title="Invoices" icon={FileText}>
      <PanelQuery query={useQuery(billingQueries.invoices(userId))} height="h-32">
        {({ invoices }) =>
          invoices.length === 0 ? (
            <EmptyState icon={<FileText className="size-12" />} title={t('No invoices yet')} action={null}>
              {t('They show up here after each payment.')}
            </EmptyState>
          ) : (
            <ul aria-label={t('Invoices')} className="divide-y divide-divider">
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </PanelQuery>
    </ScreenPanel>
  )
}

/** An invoice in one line, or in a card on a narrow screen; only its page has the amount (backend contract, 4.3). */
function InvoiceRow({ invoice: { uuid, paid, created_at, subscription } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { product } = subscription ?? {}
  const date = created_at ? formatDate(created_at) : ''
  const href = invoiceUrl(uuid)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-40 flex-1">
        <p className="font-bold">{date || t('Invoice')}</p>
        {product?.name && <p className="text-sm break-words text-muted">{product.name}</p>}
      </div>
      <Badge tone={paid ? 'positive' : 'danger'}>{paid ? t('Paid') : t('Not paid')}</Badge>
      {href && (
        <NewTabLink href={href} size="sm" aria-label={t('Open the invoice of :date', { date })}>
          {t('Open')}
        </NewTabLink>
      )}
    </li>
  )
}
