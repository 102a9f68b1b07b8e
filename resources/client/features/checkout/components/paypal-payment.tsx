import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isSubscribed } from '@/core/platform/session/permissions'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { ErrorState } from '@/ui/feedback/error-state'
import { Notice } from '@/ui/feedback/notice'
import { Skeleton } from '@/ui/feedback/skeleton'

import type { Agreement } from '../prepare-payment'
import { refreshSubscription } from '../queries'
import { type StartedPayment, startedPayment } from '../started-payment'

type PaypalPaymentProps = {
  clientId: string
  planId: string
  agreement: Agreement
  onSettle: (started: StartedPayment) => void
}

/** PayPal's button; its SDK loads when the button is shown. */
export function PaypalPayment({ clientId, planId, agreement, onSettle }: PaypalPaymentProps) {
  const { t } = useTranslation()
  const { currency } = agreement.order.price
  const { data, isError, refetch } = useQuery({
    queryKey: ['paypal', clientId, currency],
    queryFn: async () => {
      const { connectPaypal } = await import('@/core/shared/payments/load-paypal')
      return { paypal: await connectPaypal({ clientId, currency }) }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { handlesErrors: true },
  })
  const container = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Refuses to open PayPal for a user who has subscribed in another tab meanwhile. */
  const create = useEffectEvent(async (open: () => Promise<string>) => {
    setProblem(null)
    const user = await refreshSubscription().catch((error: unknown) => {
      announceFailure(error)
      throw error
    })
    if (!isSubscribed(user)) return open()
    toast.danger(t('You already have a plan. Nothing was charged.'))
    throw new Error('The user is subscribed already')
  })
  const approve = useEffectEvent((id: string | null | undefined) => {
    if (!id) return setProblem(t('The payment failed. Please try again.'))
    const started: StartedPayment = {
      gateway: 'paypal',
      id,
      couponId: null,
      next: agreement.next,
      approved: agreement.displayedCharge,
    }
    startedPayment(agreement.order).write(started)
    onSettle(started)
  })
  const fail = useEffectEvent(() => setProblem(t('The payment failed. Please try again.')))

  useEffect(() => {
    const element = container.current
    const buttons = data?.paypal.Buttons?.({
      createSubscription: (_, actions) => create(() => actions.subscription.create({ plan_id: planId })),
      onApprove: (approved) => Promise.resolve(approve(approved.subscriptionID)),
      onCancel: () => setProblem(null),
      onError: () => fail(),
    })
    if (!element || !buttons) return undefined
    buttons.render(element).catch(() => fail())
    return () => void buttons.close().catch(() => undefined)
  }, [data, planId])

  if (isError) {
    return (
      <ErrorState
        title={t("PayPal couldn't be loaded")}
        message={t('Check your connection, and whether an ad blocker stops it.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="space-y-4">
      {problem && <Notice>{problem}</Notice>}
      {!data && <Skeleton className="h-12 rounded-button" />}
      <div ref={container} />
    </div>
  )
}
