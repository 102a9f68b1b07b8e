import type { Ref } from 'react'

import type { Subscription } from '@/contract/shapes/subscription-schema'
import { formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CardPayment } from '@/core/shared/payments/card-payment'
import type { VisibleSubscription } from '@/core/shared/subscription/subscription-state'
import { toast } from '@/core/shared/toasts/toast-store'
import { siteRoot } from '@/lib/browser/url'
import { Button } from '@/ui/buttons/button'

import { beginCardChange, pastDueOf, useCardChange } from '../card-change'
import { type Account, TRIAL_CURRENCY } from '../queries'

type CardPanelProps = {
  ref: Ref<HTMLDivElement>
  account: Account
  shown: readonly VisibleSubscription[]
  publicKey: string
  /** Why the last attempt failed. */
  message: string | null
  onClose: () => void
}

const TITLE_ID = 'card-form-title'

const focus = (title: HTMLElement | null): void => title?.focus()

/** Focuses the form if it is open, for a press that requests it again. */
export const focusCardForm = (): void => focus(document.getElementById(TITLE_ID))

/** A form for another card, which also pays what is past due. */
export function CardPanel({ ref, account, shown, publicKey, message, onClose }: CardPanelProps) {
  const { t } = useTranslation()
  const change = useCardChange(account)
  const unpaid = pastDueOf(shown)?.subscription
  const texts = useTexts(unpaid)

  return (
    <div ref={ref} className="flex flex-col gap-4 rounded-input border-2 border-edge p-4 md:p-5">
      <h3 id={TITLE_ID} ref={focus} tabIndex={-1} className="text-lg outline-none">
        {unpaid ? t('Pay with another card') : t('New card')}
      </h3>
      <CardPayment
        publicKey={publicKey}
        charge={{ amount: 0, currency: unpaid?.price?.currency ?? TRIAL_CURRENCY }}
        submitLabel={texts.submit}
        returnUrl={new URL(paths.billing.link().slice(1), siteRoot()).href}
        message={message}
        prepare={beginCardChange}
        onConfirmed={async (intent) => {
          if (await change(intent)) onClose()
        }}
        onUncertain={() => toast.danger(t("We couldn't confirm that this worked. Please check before you try again."))}
      >
        <p>{texts.charge}</p>
      </CardPayment>
      <Button variant="outline" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </div>
  )
}

/** Texts that say what saving the card charges: the missed payment, of which the server sends no amount, or nothing. */
function useTexts(unpaid: Subscription | undefined): { submit: string; charge: string } {
  const { t } = useTranslation()
  if (!unpaid) return { submit: t('Save card'), charge: t('Nothing is charged now. Your next payments use this card.') }
  const { price } = unpaid
  if (!price) {
    return {
      submit: t('Save card and pay'),
      charge: t('The missed payment is charged to this card right away. Your next payments use this card too.'),
    }
  }
  const amount = formatMoney(price.amount, price.currency)
  return {
    submit: t('Save card and pay'),
    charge: t(
      'The missed payment of at most :amount is charged to this card right away. Your next payments use this card too.',
      { amount },
    ),
  }
}
