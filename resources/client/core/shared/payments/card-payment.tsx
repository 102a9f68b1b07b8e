import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ErrorState } from '@/ui/feedback/error-state'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'

import type { CardFormProps } from './card-form'
import { stripeQuery } from './stripe-query'

type CardPaymentProps = CardFormProps & {
  /** `settings.billing.stripe_public_key`. */
  publicKey: string
}

/** A form for a card or another payment method of Stripe; its code and Stripe's script load when it is shown. */
export function CardPayment({ publicKey, ...form }: CardPaymentProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(stripeQuery(publicKey))
  if (data) return <data.CardForm stripe={data.stripe} {...form} />
  if (!isError) return <FormSkeleton fields={3} />
  return (
    <ErrorState
      title={t("The payment form couldn't be loaded")}
      message={t('Check your connection, and whether an ad blocker stops it.')}
      retryLabel={t('Try again')}
      onRetry={() => void refetch()}
    />
  )
}
