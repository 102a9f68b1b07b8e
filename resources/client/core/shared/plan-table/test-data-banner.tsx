import { CircleAlert } from 'lucide-react'

import type { Settings } from '@/contract/shapes/settings'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'

/** Whether an enabled payment gateway is in test mode. */
export const isTestMode = ({ billing: { stripe, stripe_test_mode, paypal, paypal_test_mode } }: Settings): boolean =>
  (stripe.enable && stripe_test_mode) || (paypal.enable && paypal_test_mode)

/** Banner on pages that sell, while a payment gateway is in test mode (spec section 2, "Pricing"). */
export function TestDataBanner() {
  const { t } = useTranslation()
  if (!isTestMode(useSettings())) return null
  return (
    <p role="note" className="flex items-center gap-3 rounded-panel bg-selected px-4 py-3 font-semibold">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-primary" />
      {t("You're using test data. No real transactions will be processed.")}
    </p>
  )
}
