import { formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CardPayment } from '@/core/shared/payments/card-payment'
import { toast } from '@/core/shared/toasts/toast-store'
import { siteRoot } from '@/lib/browser/url'
import { Button } from '@/ui/buttons/button'

import { pastDueOf } from '../card'
import { rememberPendingCard } from '../pending-card'
import { type Account, createSetupIntent, TRIAL_CURRENCY } from '../queries'
import type { ShownSubscription } from '../subscription-state'
import { useCardChange } from '../use-card-change'
import { usePlan } from '../use-plan'

type CardPanelProps = {
  account: Account
  shown: readonly ShownSubscription[]
  publicKey: string
  /** Why the last attempt failed. */
  message: string | null
  onClose: () => void
}

const focus = (title: HTMLElement | null): void => title?.focus()

/** A form for another card, which also pays what is past due. */
export function CardPanel({ account, shown, publicKey, message, onClose }: CardPanelProps) {
  const { t } = useTranslation()
  const change = useCardChange(account)
  const unpaid = pastDueOf(shown)
  const due = useAmountDue(unpaid)

  async function prepare(): Promise<string> {
    const secret = await createSetupIntent()
    rememberPendingCard(secret)
    return secret
  }

  return (
    <div className="flex flex-col gap-4 rounded-input border-2 border-edge p-4 md:p-5">
      <h3 ref={focus} tabIndex={-1} className="text-lg outline-none">
        {unpaid ? t('Pay with another card') : t('New card')}
      </h3>
      <CardPayment
        publicKey={publicKey}
        charge={{ amount: 0, currency: unpaid?.subscription.price?.currency ?? TRIAL_CURRENCY }}
        submitLabel={due === undefined ? t('Save card') : t('Save card and pay :amount', { amount: due })}
        returnUrl={new URL(paths.billing.link().slice(1), siteRoot()).href}
        message={message}
        prepare={prepare}
        onConfirmed={async (intent) => {
          if (await change(intent)) onClose()
        }}
        onUncertain={() => toast.danger(t("We couldn't confirm that this worked. Please check before you try again."))}
      >
        <p>
          {due === undefined
            ? t('Nothing is charged now. Your next payments use this card.')
            : t(
                'The missed payment of :amount is charged to this card right away, and so are your next payments when they are due.',
                { amount: due },
              )}
        </p>
      </CardPayment>
      <Button variant="outline" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </div>
  )
}

/** The missed payment's amount; undefined when nothing is past due, or its price is unknown. */
function useAmountDue(unpaid: ShownSubscription | undefined): string | undefined {
  const { price } = usePlan(unpaid?.subscription)
  return unpaid && price ? formatMoney(price.amount, price.currency) : undefined
}
