import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import type { VisibleSubscription } from '@/core/shared/subscription/subscription-state'
import { Button } from '@/ui/buttons/button'

import { useCardReturn } from '../card-change'
import { cardOf, isPaypal, isStripe, PAYPAL_PAYMENTS_URL } from '../payment-method'
import type { Account } from '../queries'
import { useFocusAfterClosing } from '../use-focus-after-closing'
import { CardPanel } from './card-panel'
import { NewTabLink } from './new-tab-link'

/** The form for a card, with the reason why the last attempt failed. */
export type CardFormState = { message: string | null }

type PaymentSectionProps = {
  account: Account
  shown: readonly VisibleSubscription[]
  /** Null while the form is closed. */
  cardForm: CardFormState | null
  setCardForm: (form: CardFormState | null) => void
}

/** How the user pays: the card and its change, or PayPal. Renders nothing without a card and a paid plan. */
export function PaymentSection(props: PaymentSectionProps) {
  const { account, shown } = props
  const current = shown.filter(({ state }) => state.kind !== 'ended').map(({ subscription }) => subscription)
  const hasCard = current.some(isStripe) || cardOf(account) !== null
  const hasPaypal = current.some(isPaypal)
  if (!hasCard && !hasPaypal) return null
  return (
    <ScreenPanel id="payment-method" title="Payment method" icon={CreditCard}>
      <div className="flex flex-col gap-5">
        {hasCard && <CardView {...props} />}
        {hasPaypal && <PaypalView />}
      </div>
    </ScreenPanel>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">{children}</div>
)

function CardView({ account, shown, cardForm, setCardForm }: PaymentSectionProps) {
  const { t } = useTranslation()
  const { stripe, stripe_public_key: publicKey } = useSettings().billing
  const { panel, button } = useFocusAfterClosing('payment-method-title')
  const cardReturn = useCardReturn(account, (message) => setCardForm({ message }))
  if (cardReturn.kind === 'over') return <Navigate to={{ search: cardReturn.search }} replace />
  if (cardReturn.kind === 'checking') return <p role="status">{t('Checking with your bank…')}</p>
  if (cardForm && stripe.enable && publicKey) {
    return (
      <CardPanel
        ref={panel}
        account={account}
        shown={shown}
        publicKey={publicKey}
        message={cardForm.message}
        onClose={() => setCardForm(null)}
      />
    )
  }
  return (
    <Line>
      <CardText account={account} />
      {stripe.enable && publicKey && (
        <Button ref={button} variant="outline" onClick={() => setCardForm({ message: null })}>
          {cardOf(account) ? t('Change card') : t('Add card')}
        </Button>
      )}
    </Line>
  )
}

function CardText({ account }: { account: Account }) {
  const { t } = useTranslation()
  const card = cardOf(account)
  if (!card) return <p>{t('No card saved')}</p>
  const { brand, lastFour, expires } = card
  return (
    <div>
      <p className="font-bold">{t(':brand ending in :digits', { brand, digits: lastFour })}</p>
      {expires && <p className="text-muted">{t('Expires :date', { date: expires })}</p>}
    </div>
  )
}

function PaypalView() {
  const { t } = useTranslation()
  return (
    <Line>
      <p>{t('You pay through PayPal. Change how you pay in your PayPal account.')}</p>
      <NewTabLink href={PAYPAL_PAYMENTS_URL}>{t('Open PayPal')}</NewTabLink>
    </Line>
  )
}
