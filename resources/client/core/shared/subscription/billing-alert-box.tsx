import { CircleAlert } from 'lucide-react'

import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { classNames } from '@/lib/class-names'
import { LinkButton } from '@/ui/buttons/link-button'

import type { BillingAlert } from './billing-alert'

type BillingAlertBoxProps = {
  alert: BillingAlert
  /** Runs when the link is followed. */
  onLeave?: () => void
}

/** Says what happens to the plan, with the way to the page that settles it. */
export function BillingAlertBox({ alert, onLeave }: BillingAlertBoxProps) {
  const { t } = useTranslation()
  const isFailed = alert.kind === 'pastDue'
  return (
    <aside
      aria-label={t('Billing')}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border-2 bg-paper px-4 py-2',
        isFailed ? 'border-danger' : 'border-primary',
      )}
    >
      <p className="flex min-w-56 flex-1 items-center gap-3">
        <CircleAlert aria-hidden className={classNames('size-6 shrink-0', isFailed ? 'text-danger' : 'text-primary')} />
        <AlertText alert={alert} />
      </p>
      <LinkButton size="sm" variant={isFailed ? 'primary' : 'outline'} to={paths.billing.link()} onClick={onLeave}>
        {t(isFailed ? 'Fix payment' : 'Open billing')}
      </LinkButton>
    </aside>
  )
}

/** The most that is charged after a trial: the server sends no coupon, which may lower it. */
function AlertText({ alert }: { alert: BillingAlert }) {
  const { t } = useTranslation()
  if (alert.kind === 'pastDue') {
    return <span>{t("Your last payment didn't go through. If it isn't paid, your plan ends.")}</span>
  }
  const { price } = alert
  const date = formatDate(alert.date)
  return (
    <span>
      {price
        ? t('Your trial ends on :date. Then at most :amount is charged.', {
            date,
            amount: formatMoney(price.amount, price.currency),
          })
        : t('Your trial ends on :date.', { date })}
    </span>
  )
}
