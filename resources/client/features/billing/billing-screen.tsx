import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { visibleSubscriptions } from '@/core/shared/subscription/subscription-state'

import { focusCardForm } from './components/card-panel'
import { InvoicesSection } from './components/invoices-section'
import { type CardFormState, PaymentSection } from './components/payment-section'
import { PlanSection } from './components/plan-section'
import { type Account, billingQueries } from './queries'

/** `/billing`: the user's plan, payment method and invoices (spec section 2). */
export function Screen() {
  const { t } = useTranslation()
  const user = useUser()
  const query = useQuery(billingQueries.account)
  usePageTitle(t('Billing'))
  return (
    <div className="max-w-xl space-y-6">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('Billing')}</h1>
      <PanelQuery query={query} height="h-80">
        {({ user: account }) => <AccountSections account={account} loadedAt={query.dataUpdatedAt} />}
      </PanelQuery>
      {user && <InvoicesSection userId={user.id} />}
    </div>
  )
}

export const prefetch: Prefetch = () => prefetchable(billingQueries.account)

function AccountSections({ account, loadedAt }: { account: Account; loadedAt: number }) {
  const [cardForm, setCardForm] = useState<CardFormState | null>(null)
  const shown = visibleSubscriptions(account.subscriptions, new Date(loadedAt))
  function changeCard(): void {
    setCardForm({ message: null })
    focusCardForm()
  }
  return (
    <>
      <PlanSection shown={shown} onChangeCard={changeCard} />
      <PaymentSection account={account} shown={shown} cardForm={cardForm} setCardForm={setCardForm} />
    </>
  )
}
