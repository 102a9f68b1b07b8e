import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { VisibleSubscription } from '@/core/shared/subscription/subscription-state'
import type { Plan } from '@/core/shared/subscription/use-plan'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'

import { isStripe, PAYPAL_PAYMENTS_URL } from '../payment-method'
import { ActionRow } from './action-row'
import { CancelOrResume } from './cancel-or-resume'
import { NewTabLink } from './new-tab-link'

type PlanActionsProps = { shown: VisibleSubscription; plan: Plan; onChangeCard: () => void }

/** Buttons and links for each state of a subscription. */
export function PlanActions({ shown, plan, onChangeCard }: PlanActionsProps) {
  const { t } = useTranslation()
  const { subscription, state } = shown
  switch (state.kind) {
    case 'ended':
      return (
        <ActionRow>
          <LinkButton to={paths.pricing.link()} variant="outline">
            {t('See plans')}
          </LinkButton>
        </ActionRow>
      )
    case 'granted':
      // The server does not change a plan that is not paid for.
      return null
    case 'cancelled':
    case 'active':
    case 'trialing':
      return <CancelOrResume shown={shown} plan={plan} after={<ChangePlan />} />
    case 'pastDue':
      return (
        <CancelOrResume
          shown={shown}
          plan={plan}
          before={
            isStripe(subscription) ? (
              <Button onClick={onChangeCard}>{t('Pay with another card')}</Button>
            ) : (
              <NewTabLink href={PAYPAL_PAYMENTS_URL}>{t('Open PayPal')}</NewTabLink>
            )
          }
        />
      )
    default:
      return state.kind satisfies never
  }
}

function ChangePlan() {
  const { t } = useTranslation()
  return (
    <LinkButton to={paths.pricing.link()} variant="outline">
      {t('Change plan')}
    </LinkButton>
  )
}
