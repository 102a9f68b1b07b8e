import { useLocation } from 'react-router-dom'

import { paths } from '@/core/platform/navigation/paths'
import { useBillingAlert } from '@/core/shared/subscription/billing-alert'
import { usePart } from '@/lib/lazy/use-part'

const loadBox = () =>
  import('@/core/shared/subscription/billing-alert-box').then(({ BillingAlertBox }) => BillingAlertBox)

/** Bar for the payer while a payment is missing or a trial ends, except on the page that settles it. */
export function BillingBar() {
  const alert = useBillingAlert()
  const { pathname } = useLocation()
  const isShown = alert !== null && pathname !== paths.billing.link()
  const [Box] = usePart(loadBox, { when: isShown, onFail: 'retry online' })
  if (!isShown) return null
  return <div className="min-h-14 px-4 pb-2 md:px-8">{Box && <Box alert={alert} />}</div>
}
